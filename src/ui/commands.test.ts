// Commands come and go with what offers them.
import { expect, it } from 'vitest'
import { type Command, createCommands } from './commands.ts'

const command = (id: string): Command => ({ id, title: id, group: 'Actions', run: () => {} })

it('a command is offered until it is taken back, and the newest list stands first', () => {
  const commands = createCommands()
  let told = 0
  const deaf = commands.subscribe(() => {
    told += 1
  })
  commands.add([command('theme.dark')])
  const leave = commands.add([command('task.create'), command('task.search')])
  expect(commands.all().map(({ id }) => id)).toEqual(['task.create', 'task.search', 'theme.dark'])
  leave()
  expect(commands.all().map(({ id }) => id)).toEqual(['theme.dark'])
  deaf()
  commands.add([command('late')])
  expect(told).toBe(3)
})
