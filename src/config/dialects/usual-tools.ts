import type { FurtherTool } from '../../../generated/index.js';

const SHELLS =
  'bash sh zsh shell run_shell execute_shell shell_command local_shell run_bash execute_bash exec exec_command run_command execute_command terminal run_terminal_cmd run_terminal_command run_in_terminal execute_in_terminal';

/** Tools that hosts and MCP servers commonly have. The tools of agents are in their documents. */
export const USUAL_TOOLS: readonly FurtherTool[] = [
  { ...usual('shell', SHELLS), args: { command: 'cmd' } },
  { ...usual('shell', SHELLS), args: { command: 'script' } },
  { ...usual('shell', 'powershell pwsh run_powershell execute_powershell'), language: 'powershell' },
  usual('read', 'view_file open_file read_text_file read_media_file read_multiple_files read_notebook'),
  usual('write', 'create_file save_file write_to_file append_to_file create_directory'),
  usual(
    'edit',
    'edit_file str_replace_editor str_replace_based_edit_tool text_editor replace_in_file insert_edit_into_file search_replace multi_edit edit_notebook apply_diff move_file rename_file copy_file',
  ),
  { ...usual('edit', 'apply_patch'), patch: ['patch', 'input', 'command'] },
  usual('delete', 'delete_file remove_file'),
  usual('grep', 'search_files grep_files'),
  usual('glob', 'find_files file_search glob_file_search'),
  usual('list', 'list_dir list_files list_directory_with_sizes directory_tree'),
];

function usual(role: FurtherTool['role'], names: string): FurtherTool {
  return { role, names: names.split(' ') };
}
