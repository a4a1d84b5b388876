// Colours in the languages that votes are read in: the forms of each colour, folded.

const ROWS: readonly string[] = [
  'red reds rot rote roten roter rotes rouge rouges rojo roja rojos rojas rosso rossa rossi rosse rood rode vermelho vermelha',
  'green grun grune grunen gruner grunes vert verte verts vertes verde verdes verdi groen groene',
  'blue blau blaue blauen blauer blaues bleu bleue bleus bleues azul azules azuis blu blauw blauwe',
  'yellow gelb gelbe gelben gelber gelbes jaune jaunes amarillo amarilla amarillos giallo gialla gialli geel gele amarelo amarela',
  'white weiss weisse weissen weisser weisses blanc blanche blancs blanco blanca blancos blancas bianco bianca bianchi wit witte branco branca',
  'black schwarz schwarze schwarzen schwarzer schwarzes noir noire noirs negro negra negros negras nero nera neri zwart zwarte preto preta',
  'grey gray grau graue grauen grauer graues gris grises grigio grigia grigi grijs grijze cinzento cinzenta cinza',
  'brown braun braune braunen brauner braunes brun brune marron marrones marrone marroni bruin bruine castanho castanha',
  'pink rosa rosado rose roze cor-de-rosa',
  'orange naranja arancione oranje laranja',
  'purple violet lila violett violette violetta morado morada viola paars paarse roxo roxa',
]

const byWord = new Map<string, readonly string[]>()
for (const row of ROWS) {
  const forms = row.split(' ')
  for (const form of forms) byWord.set(form, forms)
}

/** What German and Dutch put a colour together with: "Himmelblau". */
const JOINED =
  /^\p{L}{2,20}[^b](rot|grun|blau|gelb|weiss|schwarz|grau|braun|rosa|rood|groen|blauw|geel|wit|zwart|grijs|bruin|paars)$/u

/** The same colour in all the languages; none for a word that is no colour. */
export const coloursLike = (word: string): readonly string[] =>
  byWord.get(word) ?? byWord.get(JOINED.exec(word)?.[1] ?? '') ?? []
