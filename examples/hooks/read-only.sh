#!/usr/bin/env bash
# BeforeTool: blocks tools that write. A worker without a library: it prints a hello frame, then one response per line.
# As a hook of the type "command" it handles one event and exits.
answer() {
  [[ $1 =~ \"tool_name\":\"([^\"]*)\" ]]
  case ${BASH_REMATCH[1]} in
    '' | write* | edit* | delete* | move*) echo '{"decision":"deny","reason":"This project is read-only."}' ;;
    *) echo '{}' ;;
  esac
}
if [[ $HOOKWRIGHT_WORKER != 1 ]]; then
  answer "$(cat)"
  exit
fi
echo '{"type":"hello"}'
while IFS= read -r line; do
  [[ $line =~ ^'{"type":"request","id":'([0-9]+) ]] || continue
  # Child processes must not read the requests.
  echo "{\"type\":\"response\",\"id\":${BASH_REMATCH[1]},\"output\":$(answer "$line" < /dev/null)}"
done
