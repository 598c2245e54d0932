/** What a tool gave, as hooks read it. */
export function outputText(output: unknown): string {
  return typeof output === 'string' ? output : (JSON.stringify(output) ?? '');
}

/** What stands behind the text of the tool; undefined when a hook has put another in its place. */
export function withAddedText(own: string, content: string): string | undefined {
  return content === own || own === '' || content.startsWith(`${own}\n\n`) ? content.slice(own.length) : undefined;
}
