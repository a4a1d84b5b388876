// `npx tsx eval/main.ts copilot [DIR] [--cases]`: asks a running Mailcrew the labelled questions, and counts right answers and wrong acts.
// With --cases it lists those of the developed set that went wrong; of a set kept apart only figures are told.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Figure } from '../figure.ts'
import { judge, type Told } from './judge.ts'
import { loadWorld } from './load-world.ts'
import { type Phrasing, phrasing, worldData } from './world-data.ts'

const OWN = 'eval/data/copilot'

export async function evaluate(dir: string): Promise<Figure[]> {
  const folder = [join(dir, 'copilot'), dir].find((one) => existsSync(join(one, 'phrasings.jsonl')))
  return folder ? evaluateCopilot(folder) : []
}

export async function evaluateCopilot(
  folder = OWN,
  listed: readonly string[] | null = null,
): Promise<Figure[]> {
  const isApart = /-apart\b/.test(folder)
  const world = existsSync(join(folder, 'world.json')) ? folder : OWN
  const data = worldData.parse(JSON.parse(readFileSync(join(world, 'world.json'), 'utf8')))
  const cases = readFileSync(join(folder, 'phrasings.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => phrasing.parse(JSON.parse(line)))
    .filter(({ id }) => listed === null || listed.length === 0 || listed.includes(id))
  const loaded = await loadWorld(data)
  try {
    const { rows } = await loaded.world.app.db.query<{ id: number; email: string }>(
      'select id, email from users',
    )
    const userIds = new Map(
      rows.flatMap(({ id, email }) => {
        const person = data.people.find((one) => one.email === email)
        return person ? [[id, person.id] as const] : []
      }),
    )
    const counts = { right: 0, wrongActs: 0, turns: 0, rightTurns: 0 }
    const byLanguage = new Map<string, { right: number; all: number }>()
    for (const one of cases) {
      const outcome = await ask(one)
      counts.turns += outcome.turns
      counts.rightTurns += outcome.rightTurns
      counts.right += outcome.turns === outcome.rightTurns ? 1 : 0
      counts.wrongActs += outcome.wrongActs
      const language = byLanguage.get(one.lang) ?? { right: 0, all: 0 }
      language.all += 1
      language.right += outcome.turns === outcome.rightTurns ? 1 : 0
      byLanguage.set(one.lang, language)
    }
    const set = isApart ? 'copilot apart' : 'copilot'
    const figure = (measure: string, ours: number, of: number, aim: number | null): Figure => ({
      ...{ set, measure, ours, aim, cases: of, plain: null, plainName: null },
    })
    return [
      figure('questions right', counts.right / Math.max(1, cases.length), cases.length, 0.85),
      figure('turns right', counts.rightTurns / Math.max(1, counts.turns), counts.turns, null),
      figure('no wrong act', 1 - counts.wrongActs / Math.max(1, counts.turns), counts.turns, 1),
      ...[...byLanguage].map(([language, { right, all }]) =>
        figure(`right, ${language}`, right / all, all, null),
      ),
    ]

    async function ask({ id, turns }: Phrasing) {
      await loaded.me.send('DELETE', '/api/copilot/messages')
      const outcome = { turns: turns.length, rightTurns: 0, wrongActs: 0 }
      for (const { said, expect } of turns) {
        const told = await loaded.me.send<Told>('POST', '/api/copilot/chat', {
          ...{ userQuestion: said, context: 'general', contextData: null },
        })
        const judged = judge(told, expect, { data, caseIdOf: loaded.caseIdOf, userIds })
        outcome.rightTurns += judged.isRight ? 1 : 0
        outcome.wrongActs += judged.isWrongAct ? 1 : 0
        if (listed !== null && !isApart && (!judged.isRight || listed.length > 0))
          console.log(
            `${judged.isRight ? 'ok ' : 'NO '}${id} ${said}\n   ${judged.why}\n   ${told.response.replace(/\n+/g, ' / ').slice(0, 300)}\n   ${told.sources.map((source) => loaded.caseIdOf(source) ?? `${source.kind} ${source.title}`).join(', ')}`,
          )
      }
      return outcome
    }
  } finally {
    await loaded.stop()
  }
}
