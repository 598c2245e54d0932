export const toolCall = (command: string) => ({ tool_name: 'run_shell', tool_input: { command } });
