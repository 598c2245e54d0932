/** Methods by resource: `{ "files": "create list" }` stands for `files.create` and `files.list`. */
export type MethodList = Readonly<Record<string, string>>;
export function methodsOf(client: object): string[];
export function pathsIn(list: MethodList): string[];
export function problemsOf(methods: readonly string[], lists: Readonly<Record<string, MethodList>>): string[];
export function undocumented(list: MethodList, text: string): string[];
