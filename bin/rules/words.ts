// The rule of docs/voice.md that a script can hold: words that made texts for people sound translated stay away.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript-6'
import { sourcesOf, visit } from './source-files.ts'
import type { Violation } from './violation.ts'

/** What is not said, and what is said instead. */
const instead: readonly [RegExp, string][] = [
  [/\b(?:stands?|standing) (?:here|there)\b/i, 'appear, or wait here'],
  [/\bnot here yet\b|\bin the making\b/i, 'Coming later'],
  [/\bcounts? at once\b/i, 'is saved immediately'],
  [/\bworked like any other\b|\btaken in and worked\b/i, 'handled like any other mail'],
  [/\bby going on\b/i, 'by continuing'],
  [/\bas the system\b/i, 'System'],
  [/\bnothing fits\b/i, 'No results for'],
  [/\bchoose none\b/i, 'Clear selection'],
  [/\b(?:blocked|waits? for) nobody\b/i, 'have not blocked anyone, are not waiting for anyone'],
  [/\bthe end of your account\b/i, 'Delete account'],
  [/\boops\b|\bwhoops\b/i, 'what went wrong'],
]

/** Words that are read, not said: of mails, and of the examples. */
const isRead = /^src\/(?:language|seed)\/|^src\/features\/assistant\/reading\//

/** Reads the texts in the TypeScript files below src of the project at `root`. */
export function wordsOutOfVoice(root: string): Violation[] {
  return sourcesOf(root, 'src')
    .filter((file) => !isRead.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      const found: Violation[] = []
      visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true), (node) => {
        const said = ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateLiteralToken(node)
        if (!said) return
        const words = node.text.replace(/\s+/g, ' ')
        for (const [refused, better] of instead) {
          const match = refused.exec(words)
          if (match) found.push({ rule: 'words-of-the-voice', file, what: `says "${match[0]}": ${better}` })
        }
      })
      return found
    })
}
