// What a mail to the knowledge base asks, and how that is passed on.
import { expect, it } from 'vitest'
import { readKnowledgeMail } from './knowledge-rules.ts'
import { partsOfMail, questionAlone } from './mail-parts.ts'

it.each([
  [
    'I sit in the cellar and the lamp is off. Where is the fuse box for the cellar?',
    'Where is the fuse box for the cellar?',
  ],
  ['The lamp in the cellar is off. Who mends it?', 'The lamp in the cellar is off. Who mends it?'],
])('%s is titled by the part that asks, where that can be understood alone', (text, title) => {
  expect(questionAlone(text)).toBe(title)
})

it.each([
  ['wheres the key of the cellar', 1],
  ['Any idea who waters the palms', 1],
  ['I stand in front of the cellar.\nhow do I open it', 1],
  ['How we book rooms:\n- write your name on the list\n- take the key', 0],
  ['What we keep is listed below. The list is on the door. Nothing else is kept.', 0],
])('%s asks: %i', (text, asked) => {
  expect(partsOfMail(text).asked).toHaveLength(asked)
})

it.each([
  [
    'Please keep this article.\n\nBike shed\nThe shed opens at seven.',
    'Bike shed',
    'The shed opens at seven.',
  ],
  [
    'Bitte diesen Artikel aufnehmen.\n\nFahrräder\nDer Keller ist ab sieben offen.',
    'Fahrräder',
    'Der Keller ist ab sieben offen.',
  ],
  ['Merci de garder ce texte :\n\nLe local ouvre à sept heures.', 'Storage', 'Le local ouvre à sept heures.'],
  [
    'Guarda este artículo, por favor.\n\nBicis\nEl local abre a las siete.',
    'Bicis',
    'El local abre a las siete.',
  ],
  [
    'Per favore salva questo testo.\n\nBici\nIl locale apre alle sette.',
    'Bici',
    'Il locale apre alle sette.',
  ],
  [
    'Graag dit artikel bewaren.\n\nFietsen\nDe stalling is open vanaf zeven.',
    'Fietsen',
    'De stalling is open vanaf zeven.',
  ],
  [
    'Guarda este artigo, por favor.\n\nBicicletas\nO local abre às sete.',
    'Bicicletas',
    'O local abre às sete.',
  ],
  ['Storage\nThe room opens at seven.', 'Storage', 'The room opens at seven.'],
  [
    'Keep this door shut at night.\n\nThe alarm is on from ten.',
    'Storage',
    'Keep this door shut at night.\n\nThe alarm is on from ten.',
  ],
])('%j is kept without the order to keep it and without its title', (text, title, told) => {
  const read = readKnowledgeMail({ text, subject: 'Storage', forwarded: null, commandsOnly: false })
  expect([read.title, read.told]).toEqual([title, told])
})
