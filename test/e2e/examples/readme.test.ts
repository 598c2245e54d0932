import { describe, expect, it } from 'vitest';
import { blockAfter, blocksOf, projectFolder, readDocument, run, save } from './documents.js';

const readme = readDocument('README.md');

describe('README.md', () => {
  it('embeds hookwright in ten lines that print the documented output', () => {
    const { text, file = '' } = blockAfter(readme, 'embed');
    expect(text.split('\n').filter((line) => line.trim() !== '').length).toBeLessThanOrEqual(10);
    const [, documented] = /console\.log\(.*\); \/\/ (.+)$/m.exec(text) ?? [];
    const folder = projectFolder();
    save(folder, file, text);
    expect(documented).toBeDefined();
    expect(run(folder, `node ${file}`)).toEqual({ code: 0, text: `${documented}\n` });
  });

  it('has a hook that blocks a private key and allows everything else', () => {
    const hook = blocksOf(readme).find(({ text }) => text.startsWith('#!'));
    const folder = projectFolder();
    save(folder, 'no-keys.sh', hook?.text ?? '');
    const checked = (text: string) => run(folder, `echo '{ "tool_input": "${text}" }' | bash no-keys.sh`);
    expect(checked('-----BEGIN RSA PRIVATE KEY-----')).toEqual({
      code: 2,
      text: 'The arguments contain a private key.\n',
    });
    expect(checked('hello')).toEqual({ code: 0, text: '' });
  });

  it('has at most 150 lines, and says how to install the package and set up the repository', () => {
    expect(readme.split('\n').length).toBeLessThanOrEqual(150);
    for (const text of ['npm install hookwright', 'npm ci && npm start', 'npm ci && npm test'])
      expect(readme).toContain(text);
  });
});
