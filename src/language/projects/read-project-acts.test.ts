// What mails say of whole projects, in the languages that are read, and what only sounds like it.
import { expect, it } from 'vitest'
import { fitName } from './fit-name.ts'
import { readProjectActs } from './read-project-acts.ts'

const read = (text: string) => readProjectActs(text).map(({ kind, name, tasks }) => [kind, name, ...tasks])

it.each([
  ['This belongs to the fair.', 'move', 'the fair'],
  ['Please move this to Spring fair, thanks', 'move', 'Spring fair'],
  ['Hi Tula,\n\nthis mail belongs in the Spring fair.\n\nBest,\nAmara', 'move', 'the Spring fair'],
  ['Can you merge this project with “Spring fair”?', 'move', 'Spring fair'],
  ['Das gehört zur Frühjahrsmesse.', 'move', 'Frühjahrsmesse'],
  ['Bitte verschiebe das in die Messe', 'move', 'die Messe'],
  ['Ordne das bitte der Messe zu.', 'move', 'der Messe'],
  ['Ceci fait partie de la foire.', 'move', 'la foire'],
  ['Déplace ce mail vers la foire, merci', 'move', 'la foire'],
  ['Esto pertenece a la feria.', 'move', 'la feria'],
  ['Questo fa parte della fiera.', 'move', 'fiera'],
  ['Isto pertence à feira.', 'move', 'feira'],
  ['Dit hoort bij de beurs.', 'move', 'de beurs'],
  ['To należy do wiosennego kiermaszu.', 'move', 'wiosennego kiermaszu'],
])('%s', (text, kind, name) => {
  expect(read(text)).toEqual([[kind, name]])
})

it.each([
  ['Rename the project to Summer fair.', 'rename', 'Summer fair'],
  ['Please call this project “Fair 2027”', 'rename', 'Fair 2027'],
  ['Benenne das Projekt in Sommermesse um.', 'rename', 'Sommermesse'],
  ['Renomme le projet en Foire d’été', 'rename', 'Foire d’été'],
  ['Cambia el nombre del proyecto a Feria de verano', 'rename', 'Feria de verano'],
  ['Rinomina il progetto in Fiera estiva', 'rename', 'Fiera estiva'],
  ['Renomeia o projeto para Feira de verão', 'rename', 'Feira de verão'],
  ['Hernoem het project naar Zomerbeurs', 'rename', 'Zomerbeurs'],
  ['Zmień nazwę projektu na Letni kiermasz', 'rename', 'Letni kiermasz'],
])('%s', (text, kind, name) => {
  expect(read(text)).toEqual([[kind, name]])
})

it.each([
  ['Archive this project, please.', 'archive'],
  ['Archiviere das Projekt.', 'archive'],
  ['Archivez ce projet.', 'archive'],
  ['Archiva este proyecto.', 'archive'],
  ['Archivia il progetto.', 'archive'],
  ['Arquive este projeto.', 'archive'],
  ['Archiveer dit project.', 'archive'],
  ['Zarchiwizuj ten projekt.', 'archive'],
  ['Bring the project back', 'unarchive'],
  ['Hol das Projekt aus dem Archiv zurück.', 'unarchive'],
  ['Delete this project.', 'delete'],
  ['Lösche das Projekt bitte.', 'delete'],
])('%s', (text, kind) => {
  expect(read(text)).toEqual([[kind, '']])
})

it('tasks are named by their numbers', () => {
  expect(read('Move #3 and #5 to the fair.')).toEqual([['move', 'the fair', 3, 5]])
  expect(read('Task 2 belongs to the fair')).toEqual([['move', 'the fair', 2]])
  expect(read('Aufgabe 4 gehört zur Messe.')).toEqual([['move', 'Messe', 4]])
})

it.each([
  'This does not belong to the fair.',
  'Put it in the garden.',
  'Delete it.',
  'The hall belongs to the city, so ask them for the key.',
  'I will move to Spring street on Monday.',
  'Can we move the meeting to Friday?',
  'Do you think that this belongs to the fair?',
])('says nothing of a project: %s', (text) => {
  expect(read(text)).toEqual([])
})

it('reads a long text in time that grows with its length', () => {
  const text = `${'this belongs to '.repeat(20_000)}\n${'move #1 and '.repeat(20_000)}`
  const began = performance.now()
  readProjectActs(text)
  expect(performance.now() - began).toBeLessThan(5_000)
})

const projects = ['Spring fair', 'Autumn fair', 'Frühjahrsmesse', 'Wiosenny kiermasz', 'The Fair'].map(
  (name, id) => ({ id, name }),
)
const names = (said: string) => fitName(said, projects).fits.map(({ name }) => name)

it('a name fits whole before it fits in part, and in part before it fits another form', () => {
  expect(names('spring fair')).toEqual(['Spring fair'])
  expect(names('the fair')).toEqual(['The Fair'])
  expect(names('our spring fair project')).toEqual(['Spring fair'])
  expect(names('Autumn')).toEqual(['Autumn fair'])
  expect(names('Messe')).toEqual(['Frühjahrsmesse'])
  expect(names('wiosennego kiermaszu')).toEqual(['Wiosenny kiermasz'])
  expect(names('the')).toEqual([])
  expect(names('the garden')).toEqual([])
})

it('of two that fit equally well both are named', () => {
  const two = projects.filter(({ name }) => name !== 'The Fair')
  expect(fitName('the fair', two).fits.map(({ name }) => name)).toEqual(['Spring fair', 'Autumn fair'])
})
