// `tsx bin/rules/check.ts [FOLDER] [LEAST] [--keep]`: prints each broken rule of ARCHITECTURE.md, and fails when there is one.
// `--keep` first takes from `old-lines.txt` the lines that are gone.
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { namedAgents } from './agent-names.ts'
import { folderCircles } from './folder-circles.ts'
import { brokenImports } from './imports.ts'
import { idsInModelAnswers } from './model-answers.ts'
import { keepOldLines, newOldLines } from './old-lines.ts'
import { brokenSources } from './sources.ts'
import { writtenTables } from './table-owners.ts'
import { wordsOutOfVoice } from './words.ts'

const project = join(dirname(fileURLToPath(import.meta.url)), '../..')
const [folder = project, least = '300'] = process.argv.slice(2).filter((one) => one !== '--keep')
const root = resolve(folder)
if (process.argv.includes('--keep')) keepOldLines(root)

const broken = [
  ...(await brokenImports(root, join(project, '.dependency-cruiser.cjs'), Number(least))),
  ...folderCircles(root),
  ...brokenSources(root),
  ...namedAgents(root),
  ...idsInModelAnswers(root),
  ...writtenTables(root),
  ...wordsOutOfVoice(root),
  ...newOldLines(root),
]
for (const { rule, file, what } of broken) console.log(`${rule}: ${file} ${what}`)
process.exitCode = broken.length > 0 ? 1 : 0
