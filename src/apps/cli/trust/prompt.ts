import { createInterface } from 'node:readline';
import type { Cli } from '../cli.js';

export type Choice = 'yes' | 'no' | 'all' | 'quit' | 'interrupted';

/** Asks until there is an answer; the end of input is a no to everything. */
export async function promptFor({ terminal }: Cli, left: number): Promise<Choice> {
  const others = left > 1 ? `, [a]ll ${left}, [q]uit` : '';
  for (;;) {
    const answer = await question(terminal.style('bold', `Trust it? [y]es, [N]o${others}: `));
    const word = answer.toLowerCase();
    if (word === '' || 'no'.startsWith(word)) return 'no';
    if ('yes'.startsWith(word)) return 'yes';
    if (left > 1 && 'all'.startsWith(word)) return 'all';
    if ('quit'.startsWith(word)) return 'quit';
    if (word === '\u0003') return 'interrupted';
  }
}

function question(text: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  return new Promise((resolve) => {
    const end = (answer: string): void => {
      lines.removeAllListeners('close');
      lines.close();
      resolve(answer);
    };
    lines.on('SIGINT', () => end('\u0003'));
    lines.on('close', () => end('quit'));
    lines.question(text, (answer) => end(answer.trim()));
  });
}
