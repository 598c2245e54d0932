// Hides the environment variables behind the error that Deno throws without --allow-env. Node itself reads single ones.
class NotCapable extends Error {
  name = 'NotCapable';
}

process.env = new Proxy(process.env, {
  ownKeys: () => {
    throw new NotCapable('Requires env access, run again with the --allow-env flag');
  },
});
