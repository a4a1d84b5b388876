// The words with which people answer a question, in seven European languages, lower case and without accents.

export type Vote = 'yes' | 'no' | 'maybe' | 'none'

const list = (words: string) => new Set(words.split('|'))

/** Answers by themselves: the first of them in a sentence decides it. */
export const YES = list(
  'yes|yeah|yep|lgtm|auf jeden fall|auf alle falle|en effet|volonte|avec plaisir|con gusto|con piacere|com prazer|met plezier|yup|ya|yea|yeh|yess|yeap|yas|aye|yessir|yepp|uhhuh|mhm|mmhmm|uhuh|y|affirmative|affirmitive|roger|confirmed|approved|agreed|accepted|indubitably|duh|oui|ouais|ja|jo|jawohl|jep|jup|doch|jawel|jazeker|tuurlijk|gerne|si|sim|selbstverstandlich|volontiers|volentieri|esatto|exacto|desde luego|you bet|for sure|bet|amen|fo sho|totes|yessum|true dat|natuerlich|claro que si|com certeza|graag|vale|dale|oki|okey dokey|tout a fait|senz altro|perfetto|perfeito|perfecto|parfait|perfekt|perfect|uh huh|uh - huh|mm hmm|mhmm|mm - hmm',
)
/** Agree when nothing else in the sentence says more: "definitely", but "definitely false". */
export const ASSENT = list(
  'surely|absolutely|definitely|indeed|totally|certainly|certo|certamente|ciertamente|evidentemente|obviamente|naturalmente|obviously|genau|sicher|sicherlich|unbedingt|absolument|exactement|certainement|exactamente|exatamente|esattamente|def|gewiss|zeker|natuurlijk|naturlich|beslist|naturellement|klar|claramente|inderdaad|of course|claro|por supuesto|positive|bien sur',
)
export const NO = list(
  'no|nope|nah|naw|nay|noo|nooo|negative|never|n|nein|ne|nee|neen|nao|non|nada|jamais|jamas|nunca|mai|niemals|nie|nooit|keinesfalls|keineswegs|geenszins|negatif|negativo|negativ|nop|nuhuh|nuh|nuh uh|no way|not at all|nicht|nichts|nemmeno|neppure|disapproved|denied|rejected|veto|noe|noway|nunh|uh uh|pass|hard pass|niente affatto|assolutamente no|per niente|de ninguna manera|ni hablar|pas du tout|auf keinen fall|helemaal niet|de jeito nenhum|de modo nenhum|not a chance|no chance|fat chance|no sir|heck no|hell no|under no circumstances|absolutely not|definitely not|certainly not|of course not|surely not|obviously not|not really|not now|not right now|not today|not anymore|not possible|nothing doing|not happening|out of the question|no thank you|no thanks|claro que no|en absoluto|nein danke|nee hoor|nee bedankt|bien sur que non|natuurlijk niet|naturlich nicht|claro que nao|certo che no|absolutely no|zeker niet|sicher nicht|absolument pas|decididamente no|definitivamente no',
)
/** Say of something that it is so, or that one likes it; negated they say the opposite. */
export const GOOD = list(
  "true|correct|right|accurate|valid|proper|factual|fact|facts|truth|exact|exactly|precisely|ok|okay|okey|k|kk|alright|allright|good|great|fine|awesome|cool|nice|perfect|excellent|sounds good|love|like|want|wish|agree|agreed|agreeable|accept|approve|confirm|support|case|think so|believe so|hope so|guess so|suppose so|sure|certain|please|proceed|go ahead|go for it|do it|do that|do so|let ' s do it|got it|you got it|works|work|working|done|deal|count me in|i ' m in|im in|in favor|in favour|in favor of|happy to|glad to|would love|on board|undeniable|undeniably|affirm|makes sense|happening|happen|thumbs up|fair|that ' s it|that is it|thats it|not it at all|10 - 4|ten four|spot on|bingo|right on|legit|real|was it|word|interested|richtig|korrekt|wahr|stimmt|einverstanden|gut|passt|in ordnung|alles klar|abgemacht|bestatigt|zustimmen|zustimme|stimme zu|dabei|geht|klappt|funktioniert|super|toll|d ' accord|accord|vrai|juste|c ' est bon|bon|bien|entendu|exact|concorder|concorde|convient|marche|vraiment|de acuerdo|acuerdo|verdad|verdadero|correcto|cierto|bueno|esta bien|funciona|funcionaria|listo|genial|hecho|d ' accordo|accordo|vero|corretto|giusto|bene|va bene|buono|fatto|concordo|perfetto|akkoord|waar|juist|goed|prima|correct|eens|oke|lukt|klopt|best|mooi|afgesproken|concordo|acordo|verdade|verdadeiro|correto|bom|bem|esta bem|ta bom|ta ok|beleza|combinado|pode ser|pode|feito|isso|isso mesmo|bora|top|si lo hare|lo hare",
)
/** Agree at the end of a sentence only: "I do", but "I do not know". */
export const ECHOES = list(
  'i do|i am|i am in|i will|i would|it is|it does|they are|we are|they do|we do|we will|we can|i can|you can|you may|i have|we have',
)
/** Say of something that it is not so; negated they agree. */
export const BAD = list(
  'false|wrong|incorrect|untrue|inaccurate|erroneous|invalid|fake|lie|lies|lying|mistaken|mistake|error|misinformation|bogus|bad|terrible|awful|horrible|disagree|disagreed|refuse|reject|decline|deny|oppose|object|against|dislike|hate|impossible|falsehood|bull|bullshit|nonsense|rubbish|untruthful|unacceptable|fallacious|unlikely|doubt|doubtful|no go|rule out|falsch|unwahr|ablehnen|lehne ab|abgelehnt|dagegen|unmoglich|schlecht|unrichtig|faux|refuse|contre|desaccord|mauvais|inexact|falso|incorrecto|desacuerdo|mal|mentira|equivocado|contra|rechazo|falso|sbagliato|contrario|contro|rifiuto|errato|scorretto|disaccordo|onwaar|fout|verkeerd|oneens|onjuist|tegen|weiger|slecht|errado|discordo|incorreto|recuso|mau|ruim|thumbs down|not ok|cancel|abort|stop|hard no',
)
/** Leave it open, whatever else the sentence says. */
export const OPEN = list(
  "maybe|perhaps|probably maybe|either|neither|both|unsure|uncertain|undecided|idk|dunno|unknown|unclear|indifferent|depends|depending|who knows|beats me|could be|could go|might|may be|might be|it could|torn|on the fence|up in the air|hard to say|hard to tell|tough call|50 / 50|fifty fifty|toss up|can ' t decide|cant decide|either way|one or the other|no clue|no idea|no opinion|no preference|no answer|no comment|no knowledge|yes and no|not quite sure|let me think|think about it|get back to you|will know later|know later|i wonder|search me|your guess|above my pay|pay grade|pay scale|tbd|tba|to be determined|vielleicht|eventuell|moglicherweise|evtl|mal sehen|keine ahnung|weiss nicht|unsicher|kommt darauf an|kommt drauf an|jein|mogelijk|misschien|wellicht|geen idee|weet niet|weet ik niet|peut etre|peut - etre|je ne sais pas|sais pas|aucune idee|ca depend|eventuellement|quizas|quiza|tal vez|a lo mejor|puede ser|puede que|no se|no lo se|ni idea|depende|posiblemente|forse|magari|puo darsi|puo essere|non so|non lo so|boh|nessuna idea|dipende|talvez|nao sei|sei la|nao faco ideia|quem sabe|possivelmente|acaso|chissa|possibile|wer weiss|wie weet|qui sait|quien sabe|chi lo sa|maybes|perchance|meh|whatever|up to you|your call|you decide|you choose|undetermined|ambivalent|not certain",
)
/** Leave it open, but refuse when negated: "not possible". */
export const POSSIBLE = list(
  'possible|possibly|possibility|possibilities|plausible|conceivable|moglich|mogelijk|posible|possibile|possivel',
)
/** Become open when negated: "not sure", "I have no idea", "can't say". */
export const KNOWN = list(
  'know|knowing|knowledge|clue|idea|sure|certain|positive|decide|decided|decision|able|tell|say|answer|opinion|preference|preferences|anwser|sicher|weiss|weet|decidir|make up my mind|make a decision|determine|confirm or deny|respond|recall|remember|choose|figure|guess|understand|inkling|foggiest|information|info|aware|familiar|seguro|sicuro|zeker|certo che|certain|sur|segura|sicura|choice|response|comment|predict|mind made up|speak to|faintest|notion',
)
export const NEGATORS = list(
  "not|don ' t|dont|doesn ' t|doesnt|didn ' t|didnt|isn ' t|isnt|aren ' t|arent|wasn ' t|wasnt|weren ' t|can ' t|cant|cannot|couldn ' t|couldnt|won ' t|wont|wouldn ' t|wouldnt|shouldn ' t|shouldnt|ain ' t|aint|haven ' t|havent|hasn ' t|hasnt|hadn ' t|never|without|no|nor|neither of|hardly|unable|nicht|kein|keine|keinen|nie|niet|geen|nooit|pas|jamais|non|no|nunca|ni|mai|nao|nem|ne pas|zonder|nothing|nobody|none",
)
/** Sound like one of the others and are something else. */
export const IDIOMS = new Map<string, 'yes' | 'no' | 'maybe' | 'none'>([
  ['no problem', 'yes'],
  ['no problemo', 'yes'],
  ['no worries', 'yes'],
  ['no doubt', 'yes'],
  ['no objection', 'yes'],
  ['no objections', 'yes'],
  ['no question', 'yes'],
  ['why not', 'yes'],
  ['not bad', 'yes'],
  ['no issue', 'yes'],
  ['no issues', 'yes'],
  ['without a doubt', 'yes'],
  ['without doubt', 'yes'],
  ["can ' t wait", 'yes'],
  ["couldn ' t agree more", 'yes'],
  ['could not agree more', 'yes'],
  ["don ' t mind", 'yes'],
  ['do not mind', 'yes'],
  ['no kidding', 'yes'],
  ['can we please', 'yes'],
  ['kein problem', 'yes'],
  ['pas de probleme', 'yes'],
  ['pas de souci', 'yes'],
  ['sin problema', 'yes'],
  ['no hay problema', 'yes'],
  ['nessun problema', 'yes'],
  ['geen probleem', 'yes'],
  ['sem problema', 'yes'],
  ['sem problemas', 'yes'],
  ['warum nicht', 'yes'],
  ['pourquoi pas', 'yes'],
  ['por que no', 'yes'],
  ['perche no', 'yes'],
  ['waarom niet', 'yes'],
  ['por que nao', 'yes'],
  ['if not', 'none'],
  ['whether or not', 'maybe'],
  ['not only', 'none'],
  ["i ' ll pass", 'no'],
  ['i will pass', 'no'],
  ['count me out', 'no'],
  ["i ' m out", 'no'],
  ['i think not', 'no'],
  ['i fear not', 'no'],
  ['not sure', 'maybe'],
  ['are you sure', 'none'],
  ['not the case', 'no'],
  ['yeah right', 'no'],
  ['yeah no', 'no'],
  ['yeah , no', 'no'],
  ['as if', 'no'],
  ['no way', 'no'],
  ['nothing wrong', 'yes'],
  ['pas mal', 'yes'],
  ['nicht schlecht', 'yes'],
  ['pas de soucis', 'yes'],
  ['rather not', 'no'],
  ['not yet', 'no'],
  ['no más', 'no'],
  ['i said', 'none'],
  ['no es nada', 'yes'],
  ['lieber nicht', 'no'],
  ['like to', 'none'],
  ['how to', 'none'],
  ['sort of', 'maybe'],
  ['kind of', 'maybe'],
  ['kinda', 'maybe'],
  ['so so', 'maybe'],
  ['both could', 'maybe'],
] as const) // prettier-ignore
