/** Conditions that several programs share. */
const FORCE = '^(-[a-zA-Z]*f|--fo?r?c?e?$)';
const SKIPS = '^(HUSKY|HUSKY_SKIP_HOOKS|LEFTHOOK|SKIP|PRE_COMMIT_ALLOW_NO_CONFIG)=';
const NO_LOOK = '!^(--get|--get-all|--get-regexp|--list|-l|get|list)$';
const CONTROLS = '(^|/)[.](git|hookwright|claude|gemini|qwen|codex|cursor|copilot|husky|vscode|envrc|mcp)([./]|$)';

/**
 * Effects of programs beyond their files. Each line: an effect, and groups of programs and conditions, separated by ` | `. Arguments are
 * the lines of a text. `!` negates a condition, `~` ignores case, `;` separates alternatives. `git` has its command as first argument,
 * `code` stands for the text that an interpreter runs, `*` for any program.
 */
export const EFFECT_TABLE = String.raw`
force-push git: ^(push|send-pack|http-push)$ ^(\+|:.|-[a-zA-Z0-9]*[fd]|--(f|fo|for.*|m.*|de.*|pru.*)$)
discarded-work git: ^reset$ ^--(ha?|har.*|me.*|k.*)$ ; ^read-tree$ ^--re ; ^stash$ ^(drop|clear)$ ; ^rm$ ${FORCE} !^--cached$ ; ^clean$ ${FORCE} ; (?<![^])clean$ !^(-[a-zA-Z]*n|--dry) ; ^(mv|worktree|submodule)$ ${FORCE}
discarded-work git: ^switch$ ${FORCE} ; ^switch$ ^--(di|force) ; ^switch\n(.*\n)*-[a-z]*C ; ^restore$ !^(--staged|-S)$ ; ^restore$ ^(--w|-[a-zA-Z]*W) ; ^restore\n(.*\n)*--\n(.*\n)*(-S|--staged)$
discarded-work git: ^checkout(-index)?$ ${FORCE} ; ^checkout(-index)?$ ^([.]$|-[a-zA-Z]*p|--pa) ; ^checkout(-index)?$ !^--$ ^([.*/]+|:.*|[.]{1,2}/.*|.*[*?\[].*|.*/|.*[.][a-z]{1,4}|--pathspec.*)$ !^(-[bB]|--orphan)
discarded-work git: ^checkout$ ^--$ !^checkout\n[a-zA-Z][a-zA-Z_/-]*\n--\n ; ^checkout\n(-q\n)?[^-\n].*\n[^-\n] ; ^checkout\n(HEAD|stash|FETCH_HEAD|ORIG_HEAD)\n--\n ; ^checkout\n((HEAD|@|stash)\S*\n)+[^-\n]
rewritten-history git: ^(filter-branch|filter-repo|update-ref|replace|fast-import|prune-packed)$ ; ^prune$ !^(remote|worktree|fetch|notes)$ ; ^branch$ ^--(de.*|fo?|forc?e?)$ ; ^branch\n(.*\n)*-[a-zA-Z]*[fDMC] ; ^checkout\n(.*\n)*-[a-zA-Z]*B
rewritten-history git: ^lfs$ ^migrate$ ; ^(fetch|pull)$ ${FORCE} .:. ; ^symbolic-ref$ ^(-d|--d) ; ^reflog$ ^(expire|delete)$ ; ^gc$ ^--pru? | bfg: | *: (^|/)bfg[^/\n]*[.]jar$ | gh glab: ^repo$ ^(delete$|--f) ; ^api$ ^(-X|--method=)?(DELETE|PATCH|PUT)$
skipped-checks git: ^(commit|push|merge|rebase|am|cherry-pick|revert|pull)$ ^--no-ve(r|ri.*)?$ ; ^(commit|am)$ ^-[aeiopqsvz]*n ; !^config$ ~^(--config-env=)?core[.]hookspath ; ${SKIPS}
changed-checks git: ^config$ ~^(--config-env=)?core[.]hookspath ${NO_LOOK} | export declare typeset readonly: ${SKIPS} | husky pre-commit lefthook: ^uninstall$ | *: ^uninstall$ ^(husky|pre-commit|lefthook)$ | chmod: (^|/)([.]git/hooks|[.]husky)(/|$)
changed-settings git: ~^(--config-env=)?(alias[.]|include(if)?[.]|remote[.].*[.](push|mirror)|clean[.]requireforce|gc[.].*expire|push[.]default|branch[.].*[.]merge) ${NO_LOOK} ; ^GIT_CONFIG\w*= | export declare typeset readonly: ^GIT_CONFIG
files git: ^clean$ ${FORCE} ; ^rm$ ^([.]{1,2}/?|[*]|:/.*)$ | tar: ^--rem | zip: ^(-[a-zA-Z0-9]*m|--mo) | 7z 7za 7zr: ^-sdel$ | rsync: ^--(del|remove-s) | rclone: ^(purge|delete|sync|move|rmdirs|cleanup)$ | fd fdfind: ^(-[a-zA-Z]*[xX]|--exec) | crontab: ^-[a-z]*r
files docker podman nerdctl: ^(-v|--volume=)?/:|(source|src)=/(,|$) | code: rmtree|remove_tree|removedirs|[.](remove|rmdir|unlink)\(|unlink|rmSync|rmdirSync|fs[.](promises[.])?rm\(|[)][.](promises[.])?rm\(|rm_rf|rm_r\(|File[.]delete|Deno[.]remove|rimraf|\s-delete|\Wrm[^a-zA-Z0-9]+-[a-zA-Z]*[rf]
disks mkfs mke2fs mkswap mkdosfs fdisk cfdisk sfdisk gdisk cgdisk sgdisk parted wipefs blkdiscard shred hdparm sg_format flashrom lvremove lvreduce vgremove vgreduce pvremove:
disks cryptsetup nvme zpool zfs mdadm dmsetup btrfs diskutil badblocks debugfs lvm: ^(luksFormat|luksErase|erase.*|reformat|reencrypt|format|sanitize|destroy|create|labelclear|rollback|remove.*|delete|partition.*|zero.*|--zero-.*|--create|-C|-w|lvremove|lvreduce|vgremove|pvremove)$
controls chmod: ${CONTROLS} | perl ruby: ^-[a-zA-Z0-9]*i ${CONTROLS}
folders cp scp rsync rclone tar zip 7z 7za: | grep egrep fgrep zgrep ugrep: !^--include= !^[{][}]$ ; ^--include(?!=.*[.](?!env$|pem$|key$|p12$|pfx$|kdbx$|tf)[a-zA-Z]+$) !^[{][}]$ | rg ag ack: ^(-[a-zA-Z]*[u.]|--(hidden|no-ig|unres)) !^(-t|--type)
folders find: ^-(exec|ok) !^-i?name\n[^\[\]\n]*\w{2}[^\[\]\n]*$
environment printenv: !^[^-] | env: (?<![^])((-[0iv]*[uC]|--unset|--chdir)\n.*(\n|(?![^]))|(?!(-[0iv]*[uC]|--unset|--chdir)$)(-|\w+=).*(\n|(?![^])))*(?![^]) | export readonly declare typeset: !^(?!-[a-eg-zA-EG-Z]+$). | set: !. | ps: ^[auxwfgjlrtvX]*e[auxwfgjlrtvX]*$ | jq: ^(env|.*[$]ENV)($|[^.\w]) | awk: ENVIRON([^\[]|$)
environment code: process[.]env([^.\[\w]|$)|os[.]environ([^.\[\w]|[.](items|copy|values)|$)|ENV[.](to_|each|inspect|map|values)|(^|\W)(p|pp|puts|print)\sENV(\W|$)|%ENV|getenv\(\)|Deno[.]env[.]toObject|[$]_(ENV|SERVER)(\W|$)
stores secret-tool kwallet-query op pass bw lpass keyring chamber doppler systemd-creds: | gpg: ^--export-s | security: ^(find-|dump-keychain$) | gh: ^auth$ ^(token|-[a-z]*t|--show-t.*)$ | git: ^credential$ ^fill$ | vault: ^(read|get|token)$ | heroku: ^config | npm pnpm yarn: ^config$ ~_auth|_password
stores aws: ^(get-secret-value|get-session-token|--with-dec.*|aws_secret_access_key|export-credentials)$ | gcloud: ^(print-access-token|print-identity-token|access)$ | az: ^keyvault$ ^show$ ; ^get-access-token$ | kubectl: ^secrets?(/.*)?$ ^(get|describe|edit)$ ; ^--raw$
stores docker podman: ^compose$ ^(config|convert)$ ; ^inspect$ | docker-compose: ^(config|convert|inspect)$ | sops age: ^(-d|--dec.*|decrypt|exec-env)$ | ansible-vault: ^(view|decrypt|edit)$
sends curl wget http https xh aria2c lynx nc ncat netcat socat telnet ftp lftp sftp ssh scp rsync rclone dig nslookup host ping mail mailx mutt sendmail aws gsutil gcloud az gh glab heroku vercel netlify flyctl wrangler kubectl croc wormhole ngrok cloudflared redis-cli:
sends git: ^(push|fetch|pull|clone|ls-remote|send-pack|send-email)$ | openssl npm pnpm yarn cargo docker podman: ^(s_client|publish|push|cp|run)$
`;
