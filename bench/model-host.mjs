// A host that asks a model so many times, through hooks or not, and prints the median time of a call in nanoseconds:
//   node bench/model-host.mjs <sdk> <bare|hooked> <calls> <address of the server>
import { median } from './measure.mjs';

const [sdk, how, calls, address] = process.argv.slice(2);
const WARM_UPS = 300;
const messages = [{ role: 'user', content: 'hi' }];

/** How a client of each SDK is made, and asked. Those that need a newer Node are installed where they are tried. */
const clients = {
  async genai(baseUrl, hooked) {
    const { GoogleGenAI } = await import('@google/genai');
    const { models } = new GoogleGenAI({ apiKey: 'none', httpOptions: { baseUrl } });
    const { generateContent } = await hooked('genai', models);
    return () => generateContent({ model: 'm', contents: 'hi' });
  },
  async openai(baseURL, hooked) {
    const { default: OpenAI } = await import('../test/sdks/node_modules/openai/index.mjs');
    const client = await hooked('openai', new OpenAI({ apiKey: 'none', baseURL }));
    return () => client.chat.completions.create({ model: 'm', messages });
  },
  async anthropic(baseURL, hooked) {
    const { default: Anthropic } = await import('../test/sdks/node_modules/@anthropic-ai/sdk/index.mjs');
    const client = await hooked('anthropic', new Anthropic({ apiKey: 'none', baseURL }));
    return () => client.messages.create({ model: 'm', max_tokens: 9, messages });
  },
};

const ask = await clients[sdk](address, how === 'hooked' ? withHooksOf : async (_, client) => client);
for (let call = 0; call < WARM_UPS; call++) await ask();
const times = [];
for (let call = 0; call < Number(calls); call++) {
  const start = process.hrtime.bigint();
  await ask();
  times.push(Number(process.hrtime.bigint() - start));
}
console.log(median(times));
process.exit();

async function withHooksOf(entry, client) {
  const { createConfig } = await import('../dist/index.js');
  const { withHooks } = await import(`../dist/${entry}.js`);
  return withHooks(client, createConfig({ workingDir: process.cwd() }));
}
