// By which senders the rules of one text are looked up.
import type { KeptRule } from '../../language/rules/kept-rule.ts'
import { keysOfRule } from '../../language/rules/sender-keys.ts'

/** Of several rules in one text any may fit: then any sender may, if one of them asks for none. */
export function keysOf(rules: readonly KeptRule[]): string[] {
  const keys = rules.map(({ when }) => keysOfRule(when))
  return keys.some(({ length }) => length === 0) ? [] : [...new Set(keys.flat())]
}
