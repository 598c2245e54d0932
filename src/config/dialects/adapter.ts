import type { Dialect, DialectEvent } from '../../../generated/index.js';
import type {
  AdaptedAnswer,
  AdaptedEnd,
  AdaptedRun,
  AdaptedStart,
  HookAdapter,
  HookConsent,
} from '../../core/contract/index.js';
import { messageOf } from '../../util/errors.js';
import { isRecord } from '../../util/json.js';
import { visible } from '../../util/visible-text.js';
import { fileText } from './built-in/file-text.js';
import { evaluateRule } from './built-in/permission-rule.js';
import { ToolCall } from './dialect-tool.js';
import type { DialectEnvironment } from './environment.js';
import type { HostTools } from './host-tools.js';
import type { EntryMatcher } from './matcher.js';
import { readResult } from './read-result.js';
import type { SessionState } from './session-state.js';
import { conditionsHold, expand, fillFields, type Lookup, lookupIn, type Variables } from './templates.js';
import { resultPart, toolResponse } from './tool-response.js';

type Input = Readonly<Record<string, unknown>>;

/** Message of a hook for the user. */
export interface HookMessage {
  readonly text: string;
  /** Name of the hook, or its command. */
  readonly hook: string;
  /** Event, as its dialect names it. */
  readonly event: string;
  readonly dialect: string;
  readonly sessionId: string;
  /** True if the hook asks not to display its output. */
  readonly suppressOutput: boolean;
}

/** Context that all dialect hooks of one config share. */
export interface DialectHost {
  readonly tools: HostTools;
  readonly state: SessionState;
  readonly may: ReadonlySet<HookConsent>;
  /** Shows a message to the user. */
  readonly messages: ((message: HookMessage) => void) | undefined;
  readonly project: string;
  readonly hostVersion: string;
}

/** An entry of a file, interpreted by its dialect. */
export interface DialectHook {
  readonly dialect: Dialect;
  readonly eventName: string;
  readonly event: DialectEvent;
  /** Name for messages: its own, or its command or URL. */
  readonly name: string;
  readonly matcher: EntryMatcher;
  readonly matcherText: string | undefined;
  readonly condition: string | undefined;
  /** May contain `${cwd}`, the working directory of the agent. */
  readonly cwd: string;
  /** Shell of its command. Undefined for the default. */
  readonly shell: 'sh' | 'bash' | undefined;
  /** Folder of the file that declares it. */
  readonly folder: string;
  readonly plugin: string | undefined;
  /** Dialect, settings layer and plugin of the hook. Session variables are shared only within one origin. */
  readonly origin: string;
  /** Null for no limit. */
  readonly loopCap: number | null | undefined;
  /** Identifies the script of the hook. */
  readonly id: string;
  readonly key: string | object;
  /** Why it cannot run, if it is fail-closed. */
  readonly cannotRun?: string | undefined;
}

/** Translates between the engine and one hook. */
export class DialectAdapter implements HookAdapter {
  readonly key: string | object;
  readonly run: Dialect['run'];
  readonly #hook: DialectHook;
  readonly #host: DialectHost;
  readonly #environment: DialectEnvironment;

  constructor(hook: DialectHook, host: DialectHost, environment: DialectEnvironment) {
    this.key = hook.key;
    this.run = hook.dialect.run;
    this.#hook = hook;
    this.#host = host;
    this.#environment = environment;
  }

  /** Returns true if the hook may match, as far as the matched value alone shows. */
  mayApply(field: string, value: string, ofServer = false): boolean {
    const { event, matcher } = this.#hook;
    const input = { [field]: value };
    const call = this.#call(input);
    // The name of an MCP tool does not show what the tool does.
    const isCertain = !ofServer;
    const look = lookupIn(input, this.#words(input, call));
    const isKnown = (path: string) => path === field || (path === '$tool.role' && isCertain);
    if (!conditionsHold(event.when, look, isKnown)) return false;
    if (event.match === 'tool') return matcher.testTool(call) || (ofServer && this.#mayMeanMcp(value));
    const template = typeof event.match === 'string' ? event.input[event.match] : undefined;
    return template === undefined || this.#matches(input, call, fillFields(event.input, look));
  }

  /** Returns true if the matcher may match a tool of any MCP server, because the server is not known yet. */
  #mayMeanMcp(name: string): boolean {
    const { dialect, matcher, matcherText = '' } = this.#hook;
    const [beginning = ''] = dialect.tools.mcp?.name.split('${') ?? [];
    const namesServers = beginning !== '' && matcherText.includes(beginning);
    return matcher.kind === 'pattern' || namesServers || matcher.test([name]);
  }

  begin(given: object): AdaptedStart | Promise<AdaptedStart> {
    const input: Input = { ...given };
    const { event, eventName } = this.#hook;
    const call = this.#call(input);
    if (!conditionsHold(event.when, lookupIn(input, this.#words(given, call))))
      return { skip: `${eventName} does not fire for this call` };
    if (!Object.values(event.input).includes('$file.text')) return this.#prepare(input, call, this.#words(given, call));
    return fileText(call.argument('path')).then(({ text, warning }) =>
      this.#prepare(input, call, this.#words(given, call, text), warning),
    );
  }

  #prepare(input: Input, call: ToolCall, words: Lookup, ...doubts: (string | undefined)[]): AdaptedStart {
    const { event, dialect, condition, matcherText } = this.#hook;
    const look = lookupIn(input, words);
    const base = dialect.bases[event.base ?? 'default'] ?? {};
    const fields = { ...fillFields(base, look), ...fillFields(event.input, look) };
    const isMatch = this.#matches(input, call, fields);
    const skip = `matcher ${JSON.stringify(matcherText)} does not match`;
    if (!isMatch && event.match === 'tool') return { skip };
    const { contradiction } = call;
    // No matcher, condition or hook can see what the call does. After the tool has run, blocking has no effect.
    if (contradiction !== undefined && input['tool_response'] === undefined) throw new Error(contradiction);
    if (!isMatch) return { skip };
    const rule =
      condition === undefined ? undefined : evaluateRule(condition, call, dialect.config.runsNothingElse ?? []);
    if (rule?.applies === false) return { skip: `its condition ${JSON.stringify(condition)} does not match` };
    if (this.#hook.cannotRun !== undefined) return { cannotRun: this.#hook.cannotRun };
    const warnings = [...doubts, contradiction, rule?.warning, call.unknown].filter((text) => text !== undefined);
    return this.#run(input, call, words, fields, warnings);
  }

  #run(input: Input, call: ToolCall, words: Lookup, fields: object, warnings: readonly string[]): AdaptedRun {
    const { cwd, shell, dialect, event } = this.#hook;
    const values = this.#variables(input);
    const session = textIn(input, 'session_id');
    return {
      stdin: JSON.stringify(fields),
      cwd: expand(cwd, values) ?? textIn(input, 'cwd'),
      shell,
      variables: (inherited) => ({
        ...this.#environment.variables(inherited, values),
        ...this.#host.state.variables(this.#hook.origin, session),
      }),
      read: (end) => this.#read({ dialect, event, call, words }, end, session, warnings),
    };
  }

  #read(
    context: Parameters<typeof readResult>[0],
    end: AdaptedEnd,
    session: string,
    warnings: readonly string[],
  ): AdaptedAnswer {
    const { may, state } = this.#host;
    const builder = readResult(context, end);
    builder.warnings.push(...warnings);
    this.#countLoop(builder, session);
    this.#show(builder, session);
    for (const name of state.addVariables(this.#hook.origin, session, builder.sessionVariables)) {
      builder.warnings.push(`cannot set ${visible(name)} for the session: it can load code. Set another variable`);
    }
    const replaces = builder.result !== undefined && may.has('replace-tool-result');
    if (builder.result !== undefined && !replaces) {
      builder.addContext(builder.result);
      builder.warnings.push(
        'it would replace the result of the tool; the host does not consent, so it is added to the result',
      );
    }
    const grants = builder.grants && builder.decision === 'allow';
    if (grants && !may.has('grant')) {
      builder.warnings.push(
        'its "allow" would skip the confirmation; the host does not consent, so the person is asked',
      );
    }
    const error = builder.failure ?? builder.unhealthy;
    return {
      success: error === undefined && !builder.blockedByExit,
      output: builder.output(),
      error,
      warnings: builder.warnings,
      doubt: builder.doubt,
      grant: grants && may.has('grant'),
      toolResult: replaces ? builder.result : undefined,
      withheld: builder.withheld,
    };
  }

  /** Passes a system message to the host instead of the model, if the agent shows it to the user. */
  #show(builder: ReturnType<typeof readResult>, sessionId: string): void {
    const { dialect, eventName: event, name: hook } = this.#hook;
    const { messages } = this.#host;
    const { systemMessage: text, suppressOutput } = builder.output() ?? {};
    if (dialect.systemMessage !== 'user' || messages === undefined || typeof text !== 'string') return;
    builder.drop(['systemMessage']);
    if (text.trim() === '') return;
    try {
      const isHidden = suppressOutput === true;
      messages({ text, hook, event, dialect: dialect.dialect, sessionId, suppressOutput: isHidden });
    } catch (error) {
      builder.warnings.push(`cannot show its message to the user: ${messageOf(error)}`);
    }
  }

  /** Limits how often a hook may continue the agent loop. */
  #countLoop(builder: ReturnType<typeof readResult>, session: string): void {
    const { event, loopCap: own, id } = this.#hook;
    const { state } = this.#host;
    const cap = own === undefined ? event.loopCap : own;
    if (event.loopCap === undefined) return;
    const count = state.loops(id, session);
    if (builder.decision !== 'deny') {
      if (event.loopCount === 'row') state.setLoops(id, session, 0);
      return;
    }
    if (typeof cap !== 'number' || count < cap) {
      state.setLoops(id, session, count + 1);
      return;
    }
    builder.drop(['decision', 'reason']);
    builder.blockedByExit = false;
    builder.warnings.push(`it has asked ${cap} times to continue, the maximum`);
  }

  #matches(input: Input, call: ToolCall, fields: Input): boolean {
    const { event, matcher } = this.#hook;
    const { match } = event;
    if (match === undefined) return true;
    if (match === 'tool') return matcher.testTool(call);
    if (typeof match !== 'string') return matcher.test([match.const]);
    const value = match.startsWith('$') ? lookupIn(input, this.#words(input, call))(match) : fields[match];
    // Without a value every matcher matches.
    return typeof value !== 'string' || matcher.test([value]);
  }

  #call(input: Input): ToolCall {
    const tool = this.#host.tools.find(textIn(input, 'tool_name'), input['mcp_context']);
    return new ToolCall(this.#hook.dialect, tool, input['tool_input'], textIn(input, 'cwd'));
  }

  #variables(input: Input): Variables {
    const { project, hostVersion } = this.#host;
    return {
      project,
      hostVersion,
      cwd: textIn(input, 'cwd'),
      session: textIn(input, 'session_id'),
      transcript: textIn(input, 'transcript_path'),
      plugin: this.#hook.plugin,
      hookDir: this.#hook.folder,
    };
  }

  /** Returns a lookup for the variables of dialect documents, such as `$event`. */
  #words(input: object, call: ToolCall, text?: string): Lookup {
    const { hostVersion, state } = this.#host;
    const { eventName, event, id } = this.#hook;
    const fields: Input = { ...input };
    const session = textIn(fields, 'session_id');
    const look: Lookup = (word) => {
      if (word.startsWith('$result.')) return resultPart(word.slice('$result.'.length), fields['tool_response']);
      if (word.startsWith('$tool.args.')) return call.argument(word.slice('$tool.args.'.length));
      switch (word) {
        case '$event':
          return eventName;
        case '$callId':
          return state.callId(input, fields);
        case '$durationMs':
          return state.durationMs(input, fields);
        case '$turnId':
          return state.turnId(session, event.turn === 'new');
        case '$loopCount':
          return state.loops(id, session);
        case '$hostVersion':
          return hostVersion;
        case '$file.text':
          return text;
        case '$tool.name':
          return call.name;
        case '$tool.input':
          return call.input;
        case '$tool.response':
          return toolResponse(call.response, fields['tool_response'], lookupIn(fields, look));
        case '$tool.claude':
          return call.claude;
        case '$tool.role':
          return call.tool.role;
        case '$tool.mcp.server':
          return call.tool.server;
        case '$tool.mcp.tool':
          return call.tool.inner;
        default:
          return undefined;
      }
    };
    return look;
  }
}

function textIn(input: unknown, name: string): string {
  const value = isRecord(input) ? input[name] : undefined;
  return typeof value === 'string' ? value : '';
}
