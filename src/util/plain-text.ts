import { attempt } from './errors.js';

/** Characters without a width, which some disks ignore. */
const IGNORED = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

/** Returns a path with the usual letters in place of look-alikes, and an address without its encoding. */
export function plainText(path: string): string {
  const text = path.includes('%') && /^[a-z][\w+.-]+:/i.test(path) ? attempt(() => decodeURI(path), path) : path;
  return /[^\0-\x7f]/.test(text) ? text.normalize('NFKC').replaceAll(IGNORED, '') : text;
}
