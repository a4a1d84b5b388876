// Shows the commands, markers and short questions that work without any model.
import { expect, it } from 'vitest'
import { readCommands, readMarkers, readQuestionOfStatus } from './commands.ts'

it('reads each command on its line, with and without a task number, in any case', () => {
  const { commands, rest } = readCommands(
    'Hello,\n#done 2\n  #Progress\n#ASSIGN 2 bob\n#due 3 friday\n#p1\n#low 4\n#title 1 Order cake\n#note call first\n#undo\n#stop\n#help\nbye',
  )
  expect(commands.map(({ text: _text, ...command }) => command)).toEqual([
    { kind: 'status', task: 2, status: 'completed' },
    { kind: 'status', task: null, status: 'in-progress' },
    { kind: 'assign', task: 2, to: 'bob' },
    { kind: 'due', task: 3, when: 'friday' },
    { kind: 'priority', task: null, priority: 'high' },
    { kind: 'priority', task: 4, priority: 'low' },
    { kind: 'title', task: 1, title: 'Order cake' },
    { kind: 'note', task: null, note: 'call first' },
    { kind: 'undo' },
    { kind: 'stop' },
    { kind: 'help' },
  ])
  expect(rest).toBe('Hello,\nbye')
})

it('names what looks like a command and is none', () => {
  expect(readCommands('#dnoe 2').commands).toEqual([{ kind: 'unknown', text: '#dnoe 2' }])
  expect(readCommands('#assign').commands).toEqual([{ kind: 'unknown', text: '#assign' }])
  expect(readCommands('#done with this now').commands[0]?.kind).toBe('unknown')
})

it('leaves numbers, headings and hashtags inside sentences alone', () => {
  const text = '# Heading\n#42 is the door\nWe are #done with it'
  expect(readCommands(text)).toEqual({ commands: [], rest: text })
})

it('takes a lone number after #due as the date', () => {
  expect(readCommands('#due 15').commands[0]).toMatchObject({ kind: 'due', task: null, when: '15' })
})

it('MAIL-25: $$task and $$polling count in subject and text, in any letter case', () => {
  expect(readMarkers('Ideas $$POLLING', 'text')).toEqual({ task: false, polling: true })
  expect(readMarkers('x', 'y\n$$Task call Bob')).toEqual({ task: true, polling: false })
  expect(readMarkers('$$tasks', 'a$$task costs $$')).toEqual({ task: false, polling: false })
})

it('knows mails that only ask to be shown something', () => {
  expect(readQuestionOfStatus('My tasks')).toBe('tasks')
  expect(readQuestionOfStatus('Hi Tula,\nplease show me my tasks\nThanks')).toBe('tasks')
  expect(readQuestionOfStatus('status?')).toBe('status')
  expect(readQuestionOfStatus('Results, please!')).toBe('results')
  expect(readQuestionOfStatus('The status of the deck is unclear to me')).toBeNull()
  expect(readQuestionOfStatus('')).toBeNull()
})

it('does not know #constructor, though every object has one', () => {
  expect(readCommands('#constructor').commands).toEqual([{ kind: 'unknown', text: '#constructor' }])
})
