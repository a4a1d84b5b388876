// Each rule of the house is broken once, in a house of its own, and the check must say so.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { keepOldLines, newOldLines } from '../bin/rules/old-lines.ts'

const project = join(dirname(fileURLToPath(import.meta.url)), '..')

const sound: Record<string, string> = {
  'db/schema/tasks.ts': 'export interface StoredTask { id: number }\nexport const tasks = 1\n',
  'db/schema/cards.ts':
    "const pgTable = (name: string) => name\n/** Of a board. */\n// Written by tasks and kit.\nexport const cards = pgTable('cards')\n",
  'src/features/tasks/card-store.ts':
    "import { cards } from '../../../db/schema/cards.ts'\nexport const put = (orm: { update(table: unknown): void }) => [orm.update(cards), 'insert into cards values (1)']\n",
  'src/kit/scope.ts':
    'export type Scope = { userId: number }\nexport const mintScope = () => ({ userId: 1 })\n',
  'src/kit/contract.ts': "import { z } from 'zod'\nexport const id = z.number()\n",
  'src/kit/db/database.ts': 'export class Database {}\n',
  'src/jobs/job.ts':
    "import { id } from '../kit/contract.ts'\nexport const job = (a = id, b = 2, c = 3, d = 4) => [a, b, c, d]\n",
  'src/mail/parse.ts':
    "import { simpleParser } from 'mailparser'\nimport type { StoredTask } from '../../db/schema/tasks.ts'\nexport const parse = simpleParser as unknown as StoredTask\n",
  'src/agent/agent.ts': "import { parse } from '../mail/parse.ts'\nexport const agent = parse\n",
  'src/routing/route.ts': "import { agent } from '../agent/agent.ts'\nexport const route = agent\n",
  'src/crew/tula.ts': "export const tula = { type: 'tula', name: 'Tula' }\n",
  'src/crew/polly.ts': "export const polly = { type: 'polly', name: 'Polly' }\n",
  'src/features/tula/tula-agent.ts':
    "import { tula } from '../../crew/tula.ts'\nexport const tulaAgent = { ...tula, greeting: 'Tula here' }\n",
  'src/features/projects/contract.ts':
    "import { id } from '../../kit/contract.ts'\nexport const project = id\n",
  'src/features/projects/index.ts': "export { project } from './contract.ts'\n",
  'src/features/tasks/contract.ts':
    "import { project } from '../projects/contract.ts'\nexport const task = project\n",
  'src/features/tasks/task-store.ts':
    "import { tasks } from '../../../db/schema/tasks.ts'\nimport type { Database } from '../../kit/db/database.ts'\nimport type { Scope } from '../../kit/scope.ts'\nexport type ReadableTaskId = number & { readonly proof: true }\nexport function readTask(db: Database, scope: Scope) { return [db, scope, tasks] as unknown as ReadableTaskId }\nexport function nameOf(db: Database, id: ReadableTaskId) { return [db, id] }\n",
  'src/features/tasks/screen/board.tsx': "import { task } from '../contract.ts'\nexport const board = task\n",
  'src/ui/button.tsx': "import { id } from '../kit/contract.ts'\nexport const button = id\n",
  'src/shell/app.tsx':
    "import { board } from '../features/tasks/screen/board.tsx'\nexport const shell = board\n",
  'src/wiring/web.ts':
    "import { project } from '../features/projects/index.ts'\nexport const web = project\n",
  'src/app.ts': "import { web } from './wiring/web.ts'\nexport const app = web\n",
  'src/main.ts': "import { app } from './app.ts'\nexport const main = app\n",
}

/** Rule, file that breaks it, its text. */
const planted: [string, string, string][] = [
  ['no-cycles', 'src/mail/egg.ts', "import { hen } from './hen.ts'\nexport const egg = () => hen\n"],
  ['no-cycles', 'src/mail/hen.ts', "import { egg } from './egg.ts'\nexport const hen = () => egg\n"],
  [
    'no-folder-circles',
    'src/routing/rota/turn.ts',
    "import { bell } from '../ring/bell.ts'\nexport const turn = bell\n",
  ],
  [
    'no-folder-circles',
    'src/routing/ring/chime.ts',
    "import type { Day } from '../rota/day.ts'\nexport type Chime = Day\n",
  ],
  [
    'no-literal-spreads',
    'src/routing/spread.ts',
    'export const spread = (a: number, b: number) => ({ c: 1, ...{ a, b } })\n',
  ],
  ['no-literal-spreads', 'test/spread.ts', "export const names = [...(['a', 'b'] as const), 'c']\n"],
  ['plain-comments', 'src/routing/old.ts', '// What stands here\nexport const old = 1\n'],
  ['plain-comments', 'bin/old.mjs', 'export const old = 1 // made anew\n'],
  ['not-resolved', 'src/mail/lost.ts', "import { gone } from './gone.ts'\nexport const lost = gone\n"],
  ['layer-kit', 'src/kit/up.ts', "import { job } from '../jobs/job.ts'\nexport const up = job\n"],
  [
    'layer-mail',
    'src/mail/up.ts',
    "import type { route } from '../routing/route.ts'\nexport type Up = typeof route\n",
  ],
  [
    'layer-agent',
    'src/agent/up.ts',
    "import { task } from '../features/tasks/contract.ts'\nexport const up = task\n",
  ],
  [
    'layer-http',
    'src/http/up.ts',
    "import { task } from '../features/tasks/contract.ts'\nexport const up = task\n",
  ],
  ['layer-language', 'src/language/up.ts', "import { job } from '../jobs/job.ts'\nexport const up = job\n"],
  ['app-alone', 'src/features/tasks/up.ts', "import { app } from '../../app.ts'\nexport const up = app\n"],
  [
    'wiring-under-app',
    'src/features/tasks/wired.ts',
    "import { web } from '../../wiring/web.ts'\nexport const wired = web\n",
  ],
  [
    'wiring-takes-manifests',
    'src/wiring/inside.ts',
    "import { readTask } from '../features/tasks/task-store.ts'\nexport const inside = readTask\n",
  ],
  [
    'feature-order-projects',
    'src/features/projects/later.ts',
    "import { task } from '../tasks/contract.ts'\nexport const later = task\n",
  ],
  [
    'feature-order-tasks',
    'src/features/tasks/inside.ts',
    "import { secret } from '../projects/inside.ts'\nexport const inside = secret\n",
  ],
  [
    'screen-order-projects',
    'src/features/projects/screen/later.tsx',
    "import { board } from '../../tasks/screen/board.tsx'\nexport const later = board\n",
  ],
  [
    'feature-unknown',
    'src/features/parrots/parrot.ts',
    "import { id } from '../../kit/contract.ts'\nexport const parrot = id\n",
  ],
  [
    'contract-pure',
    'src/features/polls/contract.ts',
    "import { job } from '../../jobs/job.ts'\nexport const poll = job\n",
  ],
  [
    'screens-see-contracts',
    'src/features/tasks/screen/server.tsx',
    "import { readTask } from '../task-store.ts'\nexport const server = readTask\n",
  ],
  [
    'no-screen-on-server',
    'src/features/tasks/page.ts',
    "import { board } from './screen/board.tsx'\nexport const page = board\n",
  ],
  [
    'ui-alone',
    'src/ui/task.tsx',
    "import { task } from '../features/tasks/contract.ts'\nexport const one = task\n",
  ],
  [
    'shell-sees-screens',
    'src/shell/store.ts',
    "import { readTask } from '../features/tasks/task-store.ts'\nexport const store = readTask\n",
  ],
  [
    'tables-in-stores',
    'src/features/tasks/table.ts',
    "import { tasks } from '../../../db/schema/tasks.ts'\nexport const table = tasks\n",
  ],
  ['queries-in-stores', 'src/routing/query.ts', "import { eq } from 'drizzle-orm'\nexport const same = eq\n"],
  [
    'sql-in-stores',
    'src/routing/raw.ts',
    'export const raw = (db: { query(text: string): void }) => db.query("select 1")\n',
  ],
  ['sql-in-stores', 'src/routing/builder.ts', 'export const builder = (db: { orm: number }) => db.orm\n'],
  [
    'stores-take-scope',
    'src/features/tasks/open-store.ts',
    "import type { Database } from '../../kit/db/database.ts'\nexport function readAll(db: Database) { return db }\n",
  ],
  [
    'stores-use-scope',
    'src/features/tasks/scoped-store.ts',
    "import type { Scope } from '../../kit/scope.ts'\nexport const one = 1\nexport function readOne(_scope: Scope) { return one }\n",
  ],
  [
    'mint-on-list',
    'src/features/tasks/mint.ts',
    "import { mintScope as mint } from '../../kit/scope.ts'\nexport const me = mint\n",
  ],
  [
    'mint-on-list',
    'src/features/tasks/proof.ts',
    "import type { ReadableTaskId } from './task-store.ts'\nexport const proven = (id: number) => id as ReadableTaskId\n",
  ],
  ['agents-by-card', 'src/routing/branch.ts', "export const isPolly = (type: string) => type === 'polly'\n"],
  [
    'agents-by-card',
    'src/features/projects/words.ts',
    'export const words = (n: number) => `${n} for Tula`\n',
  ],
  [
    'agents-by-card',
    'src/features/projects/card.ts',
    "import { tula } from '../../crew/tula.ts'\nexport const card = tula\n",
  ],
  [
    'agents-by-card',
    'src/shell/first.ts',
    'export const isFirst = (agent: string, firstAgent: { type: string }) => agent === firstAgent.type\n',
  ],
  [
    'agents-by-card',
    'src/features/projects/kind.ts',
    'export const kind = (card: { type: string }) => { switch (card.type) { default: return 1 } }\n',
  ],
  ['agents-by-card', 'src/features/tasks/other.ts', 'export const hues = { polly: 1 }\n'],
  [
    'agents-by-card',
    'src/shell/tula-link.tsx',
    'export const TulaLink = () => <a href="/teams/tula">Write to Tula</a>\n',
  ],
  ['words-of-the-voice', 'src/shell/later.tsx', 'export const Later = () => <p>What will\n stand here</p>\n'],
  ['words-of-the-voice', 'src/shell/none.ts', "export const label = 'Choose none'\n"],
  [
    'tables-name-owners',
    'db/schema/orphans.ts',
    "const pgTable = (name: string) => name\nexport const orphans = pgTable('orphans')\n",
  ],
  [
    'tables-name-owners',
    'db/schema/ghosts.ts',
    "const pgTable = (name: string) => name\n// Written by nobody.\nexport const ghosts = pgTable('ghosts')\n",
  ],
  [
    'owners-write-tables',
    'src/features/projects/built-store.ts',
    "import { cards } from '../../../db/schema/cards.ts'\nexport const built = (orm: { insert(table: unknown): void }) => orm.insert(cards)\n",
  ],
  [
    'owners-write-tables',
    'src/mail/template-store.ts',
    'export const text = (cards: string) => `update ${cards} set id = 1`\n',
  ],
  [
    'owners-write-tables',
    'src/routing/text-store.ts',
    'export const text = `with gone as (delete from cards where id = $1) select 1`\n',
  ],
  ['queue-in-jobs', 'src/kit/db/queue.ts', "import { PgBoss } from 'pg-boss'\nexport const boss = PgBoss\n"],
  [
    'mail-libraries-in-mail',
    'src/routing/parser.ts',
    "import { simpleParser } from 'mailparser'\nexport const read = simpleParser\n",
  ],
  [
    'file-readers-in-files',
    'src/mail/pdf.ts',
    "import { extractText } from 'unpdf'\nexport const pdf = extractText\n",
  ],
  [
    'model-libraries-in-model',
    'src/agent/ask.ts',
    "import { createAnthropic } from '@ai-sdk/anthropic'\nexport const ask = createAnthropic\n",
  ],
  [
    'http-libraries-in-http',
    'src/live/server.ts',
    "import fastify from 'fastify'\nexport const server = fastify\n",
  ],
  [
    'react-on-client',
    'src/agent/view.ts',
    "import { useState } from 'react'\nexport const view = useState\n",
  ],
  [
    'no-tests-in-product',
    'src/mail/fixture.ts',
    "import { world } from '../../test/world.ts'\nexport const fixture = world\n",
  ],
  ['no-drawers', 'src/mail/utils.ts', "import { id } from '../kit/contract.ts'\nexport const one = id\n"],
  [
    'no-drawers',
    'src/mail/common/words.ts',
    "import { id } from '../../kit/contract.ts'\nexport const two = id\n",
  ],
  [
    'few-parameters',
    'src/routing/crowded.ts',
    'export function sum(a: number, b: number, c: number, d: number, e: number) { return a + b + c + d + e }\n',
  ],
  [
    'few-parameters',
    'src/ui/crowded.ts',
    'export const sum = { of: (a: number, b: number, c: number, d: number, ...more: number[]) => [a, b, c, d, more] }\n',
  ],
  [
    'model-names-no-ids',
    'src/features/tula/said.ts',
    "import { z } from 'zod'\nexport const said = z.object({ title: z.string(), assignedIds: z.array(z.number()) })\n",
  ],
  [
    'model-names-no-ids',
    'src/features/tula/asking.ts',
    "import { z } from 'zod'\nimport { said } from './said.ts'\nconst modelReader = (reader: object) => reader\nconst one = z.object({ projectId: z.number() })\nconst answer = z.object({ all: z.array(said), one })\nexport const reader = modelReader({ answer })\n",
  ],
  [
    'csv-in-kit',
    'src/features/tasks/written.ts',
    "export const cell = (text: string) => `${text.replaceAll('\"', '\"\"')}`\n",
  ],
  [
    'csv-in-kit',
    'src/files/out.ts',
    "import Papa from 'papaparse'\nexport const out = (rows: object[]) => Papa.unparse(rows)\n",
  ],
  ['no-barrels', 'src/mail/index.ts', "export { parse } from './parse.ts'\n"],
  ['no-barrels', 'src/agent/all.ts', "export * from './agent.ts'\n"],
]

let clean: string
let broken: string

beforeAll(() => {
  clean = house(sound)
  const extra = {
    'test/world.ts': 'export const world = 1\n',
    'src/routing/ring/bell.ts': 'export const bell = 1\n',
    'src/routing/rota/day.ts': 'export type Day = number\n',
    'src/features/projects/inside.ts':
      "import { project } from './contract.ts'\nexport const secret = project\n",
  }
  broken = house({ ...sound, ...extra, ...Object.fromEntries(planted.map(([, file, text]) => [file, text])) })
})

afterAll(() => {
  for (const folder of [clean, broken]) rmSync(folder, { recursive: true, force: true })
})

function house(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'))
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return folder
}

function check(folder: string, least: number) {
  const tsx = join(project, 'node_modules/.bin/tsx')
  const { status, stdout, stderr } = spawnSync(tsx, ['bin/rules/check.ts', folder, String(least)], {
    cwd: project,
    encoding: 'utf8',
  })
  return { status, lines: stdout.split('\n').filter(Boolean), stderr }
}

it('a house that keeps the rules passes', () => {
  expect(check(clean, 10)).toMatchObject({ status: 0, lines: [] })
})

it('each broken rule is found where it is broken', () => {
  const { status, lines } = check(broken, 10)
  expect(status).toBe(1)
  // A cycle is told once, at either of its files.
  const missed = planted.filter(
    ([rule, file]) => rule !== 'no-cycles' && !lines.some((line) => line.startsWith(`${rule}: ${file} `)),
  )
  expect(missed).toEqual([])
  expect(lines.some((line) => /^no-cycles: src\/mail\/(egg|hen)\.ts /.test(line))).toBe(true)
})

it('a line from before the rule may stay and move, and does not come back once it is gone', () => {
  const old = '  // Whoever asks\nexport const one = 1\n'
  const folder = house({ 'bin/rules/kept.ts': '', 'src/mail/one.ts': old })
  const keep = () => {
    keepOldLines(folder)
    return readFileSync(join(folder, 'bin/rules/old-lines.txt'), 'utf8')
  }
  const found = () => newOldLines(folder).map(({ rule, file }) => `${rule} ${file}`)
  try {
    expect(found()).toEqual(['plain-comments src/mail/one.ts'])
    expect(keep()).toMatch(/^[0-9a-f]{8}\n$/)
    renameSync(join(folder, 'src/mail/one.ts'), join(folder, 'src/mail/two.ts'))
    expect(found()).toEqual([])
    writeFileSync(join(folder, 'src/mail/three.ts'), old)
    expect(found()).toEqual(['plain-comments src/mail/two.ts'])
    keep()
    expect(found()).toEqual(['plain-comments src/mail/two.ts'])
    for (const file of ['two', 'three']) writeFileSync(join(folder, `src/mail/${file}.ts`), '')
    expect(keep()).toBe('')
    writeFileSync(join(folder, 'src/mail/two.ts'), old)
    expect(found()).toEqual(['plain-comments src/mail/two.ts'])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

it('a check that sees too little fails instead of praising what it did not see', () => {
  const { status, stderr } = check(clean, 300)
  expect(status).not.toBe(0)
  expect(stderr).toContain('the import check saw')
})
