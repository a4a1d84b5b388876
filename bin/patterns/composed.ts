// The patterns that the product composes as its files are loaded: what came of each `new RegExp(...)`.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Violation } from '../rules/violation.ts'
import type { Pattern, Place } from './pattern.ts'

const recorder = fileURLToPath(new URL('record-composed.mjs', import.meta.url))

export interface Composed {
  patterns: Pattern[]
  unseen: Violation[]
}

/** Loads the files with those places in a process of its own, and tells which places composed nothing there. */
export function patternsComposed(root: string, sites: readonly Place[]): Composed {
  const files = [...new Set(sites.map(({ file }) => file))]
  if (files.length === 0) return { patterns: [], unseen: [] }
  const args = ['--import', 'tsx', recorder, ...files.map((file) => join(root, file))]
  const patterns = JSON.parse(
    execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' }),
  ) as Pattern[]
  const seen = new Set(patterns.map(placeName))
  const unseen = sites
    .filter((site) => !seen.has(placeName(site)))
    .map((site) => ({
      rule: 'pattern-unseen',
      file: placeName(site),
      what: 'composes no pattern as its file loads, so nobody knows what it may become',
    }))
  return { patterns, unseen }
}

function placeName({ file, line }: Place): string {
  return `${file}:${line}`
}
