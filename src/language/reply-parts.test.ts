// Replies about a part of a task, about who does it, and about its figures: what changes, and what is only kept with it.
import { expect, it } from 'vitest'
import { readReply } from './reply.ts'

const rosa = { email: 'rosa@example.com', name: 'Rosa Lindner' }
const ben = { email: 'ben@example.com', name: 'Ben Okoro' }
const clara = { email: 'clara@example.com', name: 'Clara Voss' }

function read(title: string, text: string, others = ['Zoo']) {
  const open = (number: number, name: string) => ({
    number,
    title: name,
    assignees: [rosa.email],
    status: 'pending',
  })
  const { changes, newTasks } = readReply({
    text,
    subject: 'Re: Moving out',
    author: rosa,
    to: [ben, clara],
    cc: [],
    sentAt: new Date('2026-11-30T09:00:00Z'),
    zone: 'Europe/Berlin',
    mailPriority: null,
    openTasks: [title, ...others].map((name, at) => open(at + 1, name)),
    doneTasks: [],
  })
  const told = changes.map(({ task, kind, status, note, dueDate, assignees, confidence }) => {
    const what =
      note?.text ?? dueDate ?? status ?? (assignees ? `for ${assignees.join(', ') || 'nobody'}` : kind)
    return `${task} ${what}${confidence < 0.6 ? '?' : ''}`
  })
  return [...told, ...newTasks.map((task) => task.title)]
}

it.each([
  ['Post the brochures and reserve the studio', 'Brochures posted.'],
  ['Post the brochures, reserve the studio', 'Brochures posted. The studio is not free on the 8th.'],
  ['Book the skip and warn the lodgers', 'Skip is booked for the 9th. The lodgers I’ll do tomorrow.'],
  ['Get the signed waivers from Ben and Clara', 'Ben gave me his waiver, Clara not.'],
  ['Send Ben and Clara the floor plan', 'Sent the floor plan to Ben. Clara gets it on Friday.'],
  ['Cancel the gas, tell the bank, sort the recycling', 'Gas cancelled, bank told.'],
  ['Design and print the leaflets', 'The leaflets are designed but not printed yet.'],
  ['Gas abmelden, Bank informieren, mit Clara die Tonnen klären', 'Gas abgemeldet, Bank ist informiert.'],
  ['Envoyer les brochures et réserver le studio', 'Les brochures sont envoyées, le studio pas encore.'],
  ['Enviar los folletos, reservar el estudio', 'Folletos enviados. El estudio no está libre el 8.'],
  ['Spedire gli opuscoli e prenotare lo studio', 'Opuscoli spediti, lo studio invece non è libero.'],
  ['Brochures versturen en de studio reserveren', 'Brochures zijn verstuurd. De studio is niet vrij.'],
  ['Enviar os folhetos e reservar o estúdio', 'Folhetos enviados. O estúdio não está livre no dia 8.'],
])('“%s” stays open at “%s”, which is noted', (title, text) => {
  expect(read(title, text)).toEqual([`1 ${text}`])
})

it.each([
  ['Cancel the gas, tell the bank, sort the recycling', 'The first two are done.'],
  ['Cancel the gas, tell the bank, sort the recycling', 'First one done.'],
  ['Gas abmelden, Bank informieren, Mülltonnen klären', 'Die ersten beiden sind erledigt.'],
  ['Résilier le gaz, prévenir la banque et trier la cave', 'Les deux premières sont faites.'],
  ['Cancelar el gas, avisar al banco y limpiar el sótano', 'Las dos primeras están hechas.'],
  ['Disdire il gas, avvisare la banca e pulire la cantina', 'Le prime due sono fatte.'],
  ['Gas opzeggen, bank informeren en kelder opruimen', 'De eerste twee zijn klaar.'],
  ['Cancelar o gás, avisar o banco e limpar a cave', 'As duas primeiras estão feitas.'],
])('of the only task “%s” places mean parts: “%s”', (title, text) => {
  expect(read(title, text, [])).toEqual([`1 ${text}`])
})

it.each([
  ['Book the skip and warn the lodgers', 'Skip booked, lodgers warned.'],
  ['Buy milk and bread', 'Milk and bread bought.'],
  ['Order the worktops for the kitchen and the utility room', 'Worktops ordered.'],
  ['Send Ben and Clara the floor plan', 'Floor plan sent.'],
  ['Order dust sheets, the heavy ones', 'The dust sheets are ordered.'],
  ['Design and print the leaflets', 'Leaflets are printed.'],
  ['Order the tiles', 'The tiles are ordered but the plumber is not paid.'],
  ['Post the brochures and reserve the studio', '1 is done'],
  ['Gas abmelden und die Bank informieren', 'Gas ist abgemeldet, die Bank ist informiert.'],
  ['Envoyer les brochures et réserver le studio', 'Les brochures sont envoyées et le studio est réservé.'],
])('“%s” is done at “%s”', (title, text) => {
  expect(read(title, text)).toEqual(['1 completed'])
})

const lunches: Record<string, string> = {
  en: 'Order lunch for 40 people',
  de: 'Mittagessen für 40 Personen bestellen',
  fr: 'Commander le déjeuner pour 40 personnes',
  es: 'Pedir la comida para 40 personas',
  it: 'Ordinare il pranzo per 40 persone',
  nl: 'Lunch bestellen voor 40 mensen',
  pt: 'Encomendar o almoço para 40 pessoas',
}

it.each([
  ['en', 'Clara will do the lunch instead of me.', 'for clara@example.com'],
  ['en', 'Clara does the lunch instead of Ben.', 'for clara@example.com'],
  ['en', 'Ben can’t do the lunch so Clara will do it.', 'for clara@example.com'],
  ['en', 'I haven’t ordered the lunch yet, Ben can you do it please?', 'for ben@example.com'],
  ['de', 'Das Mittagessen macht Clara statt mir.', 'for clara@example.com'],
  ['en', 'Could somebody else do the lunch?', 'for nobody'],
  ['de', 'Kann jemand anderes das Mittagessen machen?', 'for nobody'],
  ['fr', 'Quelqu’un d’autre peut s’occuper du déjeuner ?', 'for nobody'],
  ['es', '¿Puede otra persona encargarse de la comida?', 'for nobody'],
  ['it', 'Può pensare qualcun altro al pranzo?', 'for nobody'],
  ['nl', 'Kan iemand anders de lunch doen?', 'for nobody'],
  ['pt', 'Outra pessoa pode fazer o almoço?', 'for nobody'],
  ['en', 'Lunch: maybe Ben?', 'for ben@example.com?'],
  ['de', 'Mittagessen vielleicht Ben?', 'for ben@example.com?'],
  ['fr', 'Le déjeuner, peut-être Ben ?', 'for ben@example.com?'],
  ['es', 'La comida, ¿quizás Ben?', 'for ben@example.com?'],
  ['it', 'Il pranzo forse Ben?', 'for ben@example.com?'],
  ['nl', 'Lunch misschien Ben?', 'for ben@example.com?'],
  ['pt', 'O almoço talvez o Ben?', 'for ben@example.com?'],
  ['en', 'Drop the lunch thing, nobody wants it.', 'drop'],
  ['de', 'Vergiss das Mittagessen.', 'drop'],
  ['fr', 'Oubliez le déjeuner.', 'drop'],
  ['es', 'Olvida la comida.', 'drop'],
  ['it', 'Lascia perdere il pranzo.', 'drop'],
  ['nl', 'Schrap de lunch maar.', 'drop'],
  ['pt', 'Esqueçam isso do almoço.', 'drop'],
  ['en', 'Lunch: 55 people now.', 'Lunch: 55 people now.'],
  ['de', 'Mittagessen: jetzt 55 Personen.', 'Mittagessen: jetzt 55 Personen.'],
  ['fr', 'Le déjeuner : finalement 55 personnes.', 'Le déjeuner : finalement 55 personnes.'],
  ['es', 'La comida: ahora son 55 personas.', 'La comida: ahora son 55 personas.'],
  ['it', 'Il pranzo: ora siamo 55 persone.', 'Il pranzo: ora siamo 55 persone.'],
  ['nl', 'Lunch: nu 55 mensen.', 'Lunch: nu 55 mensen.'],
  ['pt', 'Almoço: agora são 55 pessoas.', 'Almoço: agora são 55 pessoas.'],
])('%s: “%s” of a lunch for 40 is read as: %s', (language, text, what) => {
  expect(read(lunches[language] ?? '', text)).toEqual([`1 ${what}`])
})

it.each([
  ['en', 'The lunch is ordered. Should I cancel the hall?'],
  ['de', 'Das Mittagessen ist bestellt. Soll ich die Halle stornieren?'],
])('%s: what the writer asks themselves about makes no task: “%s”', (language, text) => {
  expect(read(lunches[language] ?? '', text)).toEqual(['1 completed'])
})

it.each([
  ['en', 'The lunch: not the 11th but the 14th.'],
  ['de', 'Das Mittagessen nicht am 11., sondern am 14. Dezember.'],
  ['fr', 'Le déjeuner, pas le 11 mais le 14 décembre.'],
  ['es', 'La comida no el 11 sino el 14 de diciembre.'],
  ['it', 'Il pranzo non l’11 ma il 14 dicembre.'],
  ['nl', 'De lunch niet op de 11e maar op 14 december.'],
  ['pt', 'O almoço não no dia 11, mas no dia 14 de dezembro.'],
])('%s: of two days the one after “but” is the new one: “%s”', (language, text) => {
  expect(read(lunches[language] ?? '', text)).toEqual(['1 2026-12-14'])
})

it('a day of somebody else’s act moves nothing, and is not asked about', () => {
  const said = 'The lunch is ordered. They pay on the 14th, not the 11th. Is that ok Ben?'
  expect(read(lunches['en'] ?? '', said)).toEqual(['1 completed'])
})

it('what its person does under a condition is a note on the task, and no new one', () => {
  const said = 'I shall order the lunch when my knee is better.'
  expect(read(lunches['en'] ?? '', said)).toEqual([`1 ${said}`])
})

it('of two tasks in one sentence the one behind the comma is not done while it is to come', () => {
  const said = read('De velden tekenen', 'De velden zijn getekend, de prijzen komen nog.', [
    'De prijzen kopen',
  ])
  expect(said).toEqual(['1 completed'])
})
