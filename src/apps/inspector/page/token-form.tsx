import { useState } from 'preact/hooks';

/** Form for the token, shown if the page has none or the server rejects it. */
export function TokenForm({ take, refused }: { take: (text: string) => void; refused: boolean }) {
  const [text, setText] = useState('');
  return (
    <main class="needs-token">
      <h1>hookwright inspector</h1>
      <p>
        {refused
          ? 'The server rejected this token: it has been restarted.'
          : 'This address has no token: links are made to be shared, and the token is not.'}
      </p>
      <p>
        Open the address that <code>hookwright inspect</code> printed as its first line, or paste it here.
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') take(text);
        }}
      >
        <label>
          <span>Address or token</span>
          <input value={text} autocomplete="off" onInput={({ currentTarget }) => setText(currentTarget.value)} />
        </label>
        <button type="submit" class="primary">
          Open
        </button>
      </form>
    </main>
  );
}
