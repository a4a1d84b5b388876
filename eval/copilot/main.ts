// `npx tsx eval/main.ts copilot [DIR] [--cases]`: asks a running Mailcrew the labelled questions, and counts right answers and wrong acts.
// With --cases it lists those of the developed sets that went wrong, or the named ones (`--cases d001 a`); of a set kept apart only figures are told.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Figure } from '../figure.ts'
import { judge, type Told } from './judge.ts'
import { loadWorld } from './load-world.ts'
import { Tally } from './tally.ts'
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
  const sets = readdirSync(folder)
    .filter((name) => /^phrasings.*\.jsonl$/.test(name))
    .sort()
    .map((name) => ({ name: name.replace('.jsonl', ''), cases: casesIn(join(folder, name), listed ?? []) }))
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
    const figures: Figure[] = []
    for (const { name, cases } of sets) {
      const tally = new Tally()
      for (const one of cases) tally.add(one.lang, await ask(one))
      figures.push(...tally.figures(`copilot${isApart ? ' apart' : ''} ${name}`))
    }
    return figures

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

/** A name is that of a case, or what those of a set begin with. */
function casesIn(file: string, named: readonly string[]): Phrasing[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => phrasing.parse(JSON.parse(line)))
    .filter(
      ({ id }) => named.length === 0 || named.some((one) => id === one || id.replace(/\d+$/, '') === one),
    )
}
