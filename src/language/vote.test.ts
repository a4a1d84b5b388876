// Short answers as people write them.
import { expect, it } from 'vitest'
import { readVote } from './vote.ts'

const votes = (texts: string[]) => texts.map((text) => `${text}: ${readVote(text)}`)
const all = (texts: string[], vote: string) => texts.map((text) => `${text}: ${vote}`)

it('plain answers in nine languages', () => {
  const yes = [
    'Yes please',
    'Sounds good to me',
    'Ja, gerne',
    'Oui, bien sûr',
    'Sí, claro',
    'Va bene',
    'Ik ben akkoord',
    'Sim, pode ser',
    '没问题',
    'はい、お願いします',
  ]
  const no = [
    'Nope',
    'Not this time',
    'Nein, leider nicht',
    'Non merci',
    'No puedo',
    'Non va bene',
    'Nee, liever niet',
    'Não concordo',
    '不行',
    'いいえ、無理です',
  ]
  expect(votes(yes)).toEqual(all(yes, 'yes'))
  expect(votes(no)).toEqual(all(no, 'no'))
})

it('what leaves it open', () => {
  const open = [
    "I'm not sure",
    'Could be either one',
    'no idea',
    'Let me think about it',
    'Vielleicht',
    'Peut-être',
    'Quizás',
    'Forse',
    'Misschien',
    'Talvez',
    '也许吧',
    'たぶん',
  ]
  expect(votes(open)).toEqual(all(open, 'maybe'))
})

it('negation turns what follows', () => {
  expect(readVote('That is not correct')).toBe('no')
  expect(readVote('That is not wrong')).toBe('yes')
  expect(readVote("I don't think that's right")).toBe('no')
  expect(readVote('It is definitely false')).toBe('no')
  expect(readVote("Please don't")).toBe('no')
  expect(readVote('Ik weet het niet')).toBe('maybe')
})

it('the first sentence that answers decides over what corrects the listener', () => {
  expect(readVote('Yes. I said no sugar!')).toBe('yes')
  expect(readVote('I said NO, not yes!')).toBe('no')
  expect(readVote('No. I said the 4th of May')).toBe('no')
})

it('idioms mean what they mean', () => {
  expect(votes(['no problem', 'why not', 'no doubt'])).toEqual(
    all(['no problem', 'why not', 'no doubt'], 'yes'),
  )
  expect(votes(['count me out', "I'll pass", 'no way'])).toEqual(
    all(['count me out', "I'll pass", 'no way'], 'no'),
  )
})

it('emoji vote where no word does, in any skin tone', () => {
  expect(votes(['👍', '👍🏽', '✅', '👎🏿', '❌', '🤷'])).toEqual([
    '👍: yes',
    '👍🏽: yes',
    '✅: yes',
    '👎🏿: no',
    '❌: no',
    '🤷: maybe',
  ])
})

it('a text that answers nothing is no vote', () => {
  expect(votes(['', 'The parcel arrived', 'Which room?', '12345'])).toEqual(
    all(['', 'The parcel arrived', 'Which room?', '12345'], 'none'),
  )
})
