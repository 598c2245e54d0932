import type { CharacterSet } from './character-set.js';

export type Assertion = 'start' | 'end' | 'boundary' | 'not-boundary';

/**
 * A parsed pattern. Groups, captures and laziness are gone: none of them changes whether a name matches,
 * unless a back-reference looks at a capture, and those are never simulated.
 */
export type Node =
  | { readonly type: 'empty' }
  | { readonly type: 'set'; readonly set: CharacterSet }
  | { readonly type: 'assertion'; readonly assertion: Assertion }
  | { readonly type: 'sequence'; readonly items: readonly Node[] }
  | { readonly type: 'choice'; readonly options: readonly Node[] }
  | { readonly type: 'repeat'; readonly body: Node; readonly min: number; readonly max: number }
  | { readonly type: 'look'; readonly body: Node; readonly behind: boolean; readonly negative: boolean }
  /** A group with flags of its own, `(?i:...)`: what its characters mean is left to the native engine. */
  | { readonly type: 'flags'; readonly body: Node }
  | { readonly type: 'back-reference' };

export function isSimulable(node: Node): boolean {
  switch (node.type) {
    case 'look':
    case 'flags':
    case 'back-reference':
      return false;
    case 'sequence':
      return node.items.every(isSimulable);
    case 'choice':
      return node.options.every(isSimulable);
    case 'repeat':
      return isSimulable(node.body);
    default:
      return true;
  }
}
