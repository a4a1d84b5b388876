// What our mails say of files and what they say, in French.
import { formsOf } from '../forms.ts'
import type { DocumentWords } from './en.ts'

const { count } = formsOf('fr')

const fileUnits = {
  page: ['page', 'pages'],
  sheet: ['feuille', 'feuilles'],
  slide: ['diapositive', 'diapositives'],
  section: ['section', 'sections'],
  image: ['image', 'images'],
  mail: ['mail', 'mails'],
  entry: ['entrée', 'entrées'],
  file: ['fichier', 'fichiers'],
} as const

export const documentFr: DocumentWords = {
  none: 'Ce mail ne contenait pas de fichier',
  noneToRead: 'Ce mail ne contenait aucun fichier à lire',
  onlyPicture: (name) =>
    `J’ai pris ${name} pour le logo d’une signature, car l’image est petite. Si c’est elle que vous voulez faire lire, envoyez une image plus grande ou un PDF.`,
  nothingDone: 'Rien n’a été lu',
  how: (agent) =>
    `Joignez un fichier et écrivez à ${agent} : un PDF, un document bureautique, un tableau, une image ou un scan. Vous recevez ce qu’il dit, chaque point avec sa page.`,
  read: (files) => count(files, '# fichier lu', '# fichiers lus'),
  failed: (files) => count(files, '# fichier illisible', '# fichiers illisibles'),
  tasks: (files) => count(files, '# tâche créée', '# tâches créées'),
  noAnswer: 'Je ne l’ai pas trouvé',
  noAnswerNote: 'Essayez d’autres mots, ou indiquez la page ou la colonne.',
  nearest: 'Ceci peut aider :',
  closest: 'Je n’en suis pas sûr. Voici ce qui s’en approche le plus :',
  unsure: 'Je ne suis pas sûr de la réponse',
  kinds: {
    invoice: 'Facture',
    contract: 'Contrat',
    minutes: 'Compte rendu',
    report: 'Rapport',
    slides: 'Diapositives',
    data: 'Données',
    form: 'Formulaire',
    image: 'Image',
    letter: 'Lettre',
    quote: 'Devis',
    other: 'Document',
  },
  readOf: (unit, read, total) => {
    const noun = fileUnits[unit][total === 1 ? 0 : 1]
    return `${read} sur ${total} ${noun} : lu`
  },
  place: (unit, number) => `${fileUnits[unit][0]} ${number}`,
  tracked: { inserted: 'Ajouté', deleted: 'Supprimé' },
  table: {
    place: (place, row) => `${place}, ligne ${row}`,
    sum: (column, value, rows) => `Total ${column} : ${value} (${count(rows, '# ligne', '# lignes')})`,
    average: (column, value, rows) => `Moyenne ${column} : ${value} (${count(rows, '# ligne', '# lignes')})`,
    count: (rows, all) => `${rows} sur ${count(all, '# ligne', '# lignes')}`,
    none: (all) => (all === 1 ? 'La seule ligne ne convient pas' : `Aucune des ${all} lignes`),
    columns: (names) => `Les colonnes sont : ${names}`,
  },
  invoice: {
    supplier: 'De',
    number: 'Numéro',
    net: 'HT',
    vat: 'TVA',
    total: 'Total',
    due: 'Échéance',
    notFound: 'non trouvé',
    addsUp: 'le compte est bon',
    differs: 'HT et TVA ne donnent pas ce total',
  },
  headings: {
    summary: 'En bref',
    facts: 'Faits',
    dates: 'Dates',
    amounts: 'Montants',
    parties: 'Parties',
    risks: 'Risques',
    actions: 'À faire',
  },
  levels: { high: 'élevé', medium: 'moyen', low: 'faible' },
  more: (files) => count(files, 'et # autre sur la page', 'et # autres sur la page'),
  notes: {
    cut: 'Le fichier est plus long que ce que je lis d’un fichier.',
    late: 'La lecture a duré longtemps et s’est arrêtée avant la fin.',
    recognised: 'Du texte a été reconnu dans des images ; des lettres peuvent être fausses.',
    unreadable_pages: 'Des parties sont endommagées et n’ont pas pu être lues.',
    turned_pages: 'Une page n’a pas pu être lue, elle est peut-être tournée.',
    macros: 'Il contient des macros ; elles n’ont pas été exécutées.',
    invisible_text: 'Il contient du texte que le lecteur ne voit pas ; je l’ai laissé de côté.',
    tracked_changes: 'Il a des modifications suivies ; je l’ai lu comme si toutes étaient acceptées.',
    hidden_sheets: 'Il a des feuilles ou diapositives masquées ; je les ai lues aussi.',
    embedded_files: 'Les fichiers incorporés n’ont pas été ouverts.',
    pictures_not_read: 'Certaines pages sont des images dont le texte n’a pas été reconnu.',
  },
  failures: {
    empty: 'Le fichier est vide.',
    unknown_kind: 'Je ne peux pas lire ce type de fichier ; un PDF, oui.',
    encrypted: 'Le fichier est protégé par un mot de passe. Envoyez-le sans, et je le lis.',
    damaged: 'Le fichier est endommagé ou coupé, son texte n’a pas pu être lu. Merci de le renvoyer.',
    too_large:
      'Le fichier est trop grand, ou devient bien plus grand que sa taille une fois décompressé. Envoyez-le en plus petites parties.',
    too_deep: 'Le fichier est imbriqué trop profondément.',
    timed_out: 'La lecture du fichier a duré trop longtemps et a été arrêtée.',
    out_of_memory: 'La lecture du fichier a pris trop de mémoire et a été arrêtée.',
    no_such_page: 'Le fichier n’a pas de page avec ce numéro.',
    gave_up: 'La lecture du fichier a échoué plusieurs fois. Merci de le renvoyer plus tard.',
    gone: 'Le fichier n’est plus là. Merci de le renvoyer.',
  },
  tooLong:
    'Le fichier a été lu, mais comprendre son texte a duré trop longtemps. Vous pouvez le lire et y chercher sur sa page.',
  sameOwn: (day) => `Vous l’avez déjà envoyé le ${day} ; rien n’y a changé.`,
  same: (day) => `Ce fichier est déjà arrivé le ${day} ; rien n’y a changé.`,
  changed: (version) => `Modifié depuis la version ${version}`,
  nothingChanged: 'Pas une ligne n’a changé.',
  moved: (files) =>
    count(files, '# ligne a seulement été déplacée.', '# lignes ont seulement été déplacées.'),
  added: (text) => `Nouveau : ${text}`,
  gone: (text) => `Supprimé : ${text}`,
  forPerson: (name) => `pour ${name}`,
  open: 'Tout voir',
  help: 'Répondez avec une question sur le fichier, et je cherche où il y répond.',
  wantTasks: 'Pour faire des points à faire des tâches, appuyez sur le bouton à côté, sur la page.',
}
