// The rules that imports can break, checked by dependency-cruiser with the TypeScript that it understands.
import './typescript-6.ts'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { IConfiguration, ICruiseResult, IViolation } from 'dependency-cruiser'
import type { Violation } from './violation.ts'

/** Thrown when the check saw so little that its silence would say nothing. */
export class BlindCheck extends Error {}

/** `root` holds the sources; `config` is a dependency-cruiser configuration; `least` modules must be seen. */
export async function brokenImports(root: string, config: string, least: number): Promise<Violation[]> {
  const { forbidden = [], options } = createRequire(import.meta.url)(config) as IConfiguration
  const { cruise } = await import('dependency-cruiser')
  const folders = ['src', 'db', 'bin'].filter((folder) => existsSync(join(root, folder)))
  const { output } = await cruise(folders, {
    ...options,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden },
    outputType: 'json',
  })
  const result = JSON.parse(output as string) as ICruiseResult
  const seen = result.modules.filter((module) => /^(src|db|bin)\//.test(module.source))
  const linked = seen.flatMap((module) => module.dependencies)
  if (seen.length < least || linked.length < least) {
    throw new BlindCheck(
      `the import check saw ${seen.length} modules with ${linked.length} imports, fewer than ${least}`,
    )
  }
  return result.summary.violations.map((broken) => ({
    rule: broken.rule.name,
    file: broken.from,
    what: wordsFor(broken, forbidden),
  }))
}

function wordsFor(broken: IViolation, rules: NonNullable<IConfiguration['forbidden']>): string {
  const why = rules.find((rule) => rule.name === broken.rule.name)?.comment ?? ''
  const way = broken.cycle ? broken.cycle.map((step) => step.name).join(' -> ') : broken.to
  return `imports ${way} (${why})`
}
