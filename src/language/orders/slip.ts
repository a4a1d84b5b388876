// Whether a word is another one with a slip of the keyboard: one letter, or two of a long word.
import { editDistance } from '../edit-distance.ts'

const SHORTEST = 5
const LONG = 9

export function isSlipOf(said: string, meant: string): boolean {
  if (said.length < SHORTEST || meant.length < SHORTEST || /\d/.test(said + meant)) return false
  if (said.charAt(0) !== meant.charAt(0) || Math.abs(said.length - meant.length) > 2) return false
  const most = Math.min(said.length, meant.length) >= LONG ? 2 : 1
  return said !== meant && editDistance(said, meant) <= most
}
