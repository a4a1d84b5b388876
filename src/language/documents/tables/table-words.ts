// Words by which tables are asked, in the languages that mails are read in; all patterns read folded text.

/** What a question of a table asks for beyond the cells that it names. */
export type Notion =
  | 'overdue'
  | 'notYetDue'
  | 'unpaid'
  | 'paid'
  | 'belowMinimum'
  | 'unhappy'
  | 'sum'
  | 'average'
  | 'count'
  | 'amount'
  | 'most'
  | 'least'
  | 'latest'
  | 'first'
  | 'next'
  | 'when'
  | 'time'
  | 'who'
  | 'where'
  | 'list'

export const NOTIONS: Readonly<Record<Notion, RegExp>> = {
  notYetDue:
    /\bnot (?:yet )?(?:over)?due(?: yet)?\b|\b(?:noch )?nicht (?:uber)?fallig\w*|\bpas encore (?:echue?s?|dues?|exigibles?)\b|\b(?:aun|todavia) no (?:\w+ )?venc\w+|\bnon (?:sono )?ancora scadut\w|\bnog niet (?:vervallen|verlopen)\b|\bainda nao (?:\w+ )?venc\w+/g,
  overdue:
    /\b(?:overdue|past due|late|lateness|in arrears|uberfallig\w*|verspatet\w*|in verzug|en retard|echue?s?|vencid[oa]s?|atrasad[oa]s?|con retraso|scadut[oaie]|in ritardo|achterstallig\w*|te laat|over tijd|em atraso)\b/g,
  unpaid:
    /\b(?:unpaid|(?:not|never|hasn't|haven't|isn't|aren't)(?: yet| been)* (?:paid|settled)|(?:still )?(?:open|outstanding|unsettled)|owes?|owing|owed|offen\w*|unbezahlt\w*|(?:noch )?nicht (?:bezahlt|beglichen)|schuldet?|schulden|ausstehend\w*|aussteht|impaye\w*|(?:pas|non)(?: encore)? (?:paye|regle)\w*|doit|doivent|du encore|pendientes?|sin pagar|deben?|adeuda\w*|impagad\w*|no (?:ha|han) pagado|apert[eoia]|(?:non|da)(?: ancora)? pagat?\w*|insolut\w|deve|devono|openstaande?|onbetaald\w*|(?:nog )?niet betaald|schuldig|em aberto|por pagar|em divida|devem|nao pag\w+)\b/g,
  paid: /\b(?:paid|settled|bezahlt\w*|beglichen\w*|payee?s?|reglee?s?|pagad[oa]s?|pagat[oaie]|betaald\w*|pag[oa]s)\b/g,
  belowMinimum:
    /\b(?:(?:below|under|beneath|less than|short of)(?: the| its| their)? (?:minimum|min|reorder|limit)\w*|re-?orders?|re-?ordered|restock\w*|run(?:ning|s)? (?:low|short)|low (?:on|in) stock|too little|(?:have to|must|should|need to) (?:order|buy)(?: more)?|order again|what (?:is|'s|are we) (?:short|missing|running out)|(?:are|is|run\w*) short(?: of| on)?|falling short|bijbestel\w*|bestellen|(?:onder|beneden) (?:het |de )?(?:minimum\w*|min)|nachbestell\w*|nachkaufen|(?:muss|mussen|soll|sollen) (?:\w+ )?(?:bestell|gekauft|besorg)\w*|(?:zu )?knapp|fehlbestand|unter (?:dem |der )?(?:mindest\w*|minimum|meldebestand)|geht? zur neige|recommander|reapprovisionn\w*|(?:faut[- ](?:il )?|doit[- ](?:on )?|devons[- ](?:nous )?)(?:commander|racheter)|en rupture|manque (?:de )?stock|(?:sous|en dessous du|au-dessous du) (?:le |la )?(?:minimum|seuil)|reponer|(?:hay que|tenemos que|debemos) (?:pedir|encargar|comprar)|(?:queda|falta)n? poco|(?:por )?debajo del minimo|bajo minimos?|riordin\w*|(?:dobbiamo|bisogna|da) (?:ordinare|comprare)|sotto (?:il |la )?(?:minim\w|scorta)|repor|encomendar|(?:temos de|temos que|e preciso) (?:pedir|comprar)|abaixo do minimo)\b/g,
  unhappy:
    /\b(?:unhappy|dissatisfied|not (?:happy|satisfied)|unzufrieden\w*|nicht zufrieden|mecontente?s?|insatisf\w+|pas contente?s?|descontent\w+|insoddisfatt\w|scontent\w|ontevreden\w*|niet tevreden)\b/g,
  average:
    /\b(?:averages?|on average|mean|durchschnitt\w*|mittelwert|im schnitt|(?:en )?moyenne?s?|promedio|(?:in |la |il |di |a )?medi[ao]|gemiddeld\w*)\b/g,
  sum: /\b(?:totals?|in all|all together|altogether|sum|sums|add up|adds up|combined|insgesamt|gesamt\w*|summe|zusammen|en tout|au total|totaux|somme|en total|suma|sumar|in totale|totale|complessiv\w+|somma|in tutto|totaal|totale|samen|opgeteld|no total|ao todo|soma)\b/g,
  count: /\b(?:how many|wie ?viele|anzahl|combien|nombre d\w*|cuant[oa]s|quant[ie]|hoeveel|quant[oa]s)\b/g,
  amount:
    /\b(?:how much|costs?|prices?|what does|wie ?viel|was kostet|kosten|kostet|preis|teuer|combien|coute\w*|prix|cuant[oa]|cuesta\w*|precio|quant[oa]|costan?o?|prezzo|hoeveel|kost|prijs|custam?|preco)\b/g,
  most: /\b(?:highest|(?:the )?most expensive|dearest|largest|biggest|greatest|the most|most of all|busiest|longest|best|top|hochste\w*|grosste\w*|teuerste\w*|meisten?|langste\w*|beste[nrs]?|(?:le|la|les) plus (?:eleve|cher|grand|gros|haut|long)\w*|le plus|mas (?:alt|car|grande|larg)\w*|mayor|mejor|piu (?:alt|car|grande|lung)\w*|maggiore|migliore|hoogste|duurste|grootste|meeste|langste|mais (?:alt|car|longo)\w*|maior|melhor)\b/g,
  least:
    /\b(?:lowest|cheapest|smallest|the least|least|fewest|shortest|worst|niedrigste\w*|billigste\w*|gunstigste\w*|kleinste\w*|wenigsten?|kurzeste\w*|schlechteste\w*|(?:le|la|les) moins(?: cher\w*)?|(?:le|la|les) plus (?:bas|basse|petit\w*|court\w*)|menor|peor|mas (?:baj|barat|pequen)\w*|piu (?:bass|economic|piccol)\w*|minore|peggiore|laagste|goedkoopste|minste|slechtste|mais (?:baix|barat)\w*|pior)\b/g,
  latest:
    /\b(?:latest|last|most recent|newest|letzte[nrsm]?|neueste\w*|jungste\w*|dernier\w*|derniere|le plus recent|ultim[oa]s?|mas recientes?|piu recent\w|laatste|nieuwste|mais recentes?)\b/g,
  first:
    /\b(?:first|earliest|oldest|erste[nrsm]?|fruheste\w*|alteste\w*|premiere?s?|primer[oa]?|prim[oa]|piu vecchi\w|eerste|oudste|vroegste|primeir[oa])\b/g,
  next: /\b(?:next|nachste\w*|prochaine?s?|proxim[oa]s?|prossim[oaie]|volgende|eerstvolgende)\b/g,
  time: /\b(?:what time|which time|at what hour|um wie ?viel uhr|uhrzeit|wie spat|quelle heure|que hora|che ora|hoe laat|welke tijd|que horas)\b/g,
  when: /\b(?:when|what dates?|which dates?|what days?|which days?|wann|welche[nrm]? tage?n?|quand|quels? jours?|quelles? dates?|cuando|que dias?|quando|che giorn[oi]|wanneer|welke dag(?:en)?)\b/g,
  where: /\b(?:where|which (?:place|room|venue)|wo|wohin|ou|donde|adonde|dove|waar|waarheen|onde|aonde)\b/g,
  who: /\b(?:who|whom|whose|wer|wem|wen|wessen|qui|quien(?:es)?|chi|wie|quem)\b/g,
  list: /\b(?:lists?|show|liste|auflisten|zeig\w*|lister|montre\w*|listar?|lista|muestra\w*|elenc\w+|mostra\w*|lijst\w*|toon|opsomm\w*)\b/g,
}

/** What the name of a column says of its cells. */
export type Role =
  | 'due'
  | 'date'
  | 'paid'
  | 'minimum'
  | 'stock'
  | 'rating'
  | 'amount'
  | 'time'
  | 'place'
  | 'person'

/** The first that fits holds. */
export const ROLES: readonly (readonly [Role, RegExp])[] = [
  [
    'due',
    /\b(?:due\w*|deadline|pay by|fallig\w*|zahlbar bis|zahlungsziel|echeance|vencim\w*|vence|scaden\w*|verval\w*|frist|prazo|until|bis)\b/,
  ],
  [
    'paid',
    /\b(?:paid|settled|bezahlt|beglichen|payee?|reglee?|pagad[oa]|pagat[oa]|betaald|pag[oa]|zahlstatus|payment status)\b/,
  ],
  ['minimum', /\b(?:min|minimum|mindest\w*|meldebestand|reorder\w*|threshold|seuil|minim[oa])\b/],
  [
    'stock',
    /\b(?:stock|in stock|on hand|have|left|quantity|qty|bestand|lagerbestand|vorrat|menge|anzahl|quantite|existencias|cantidad|giacenza|scort[ae]|quantita|voorraad|aantal|estoque|quantidade)\b/,
  ],
  [
    'rating',
    /\b(?:ratings?|scores?|marks?|grades?|stars|bewertung|punkte|sterne|noten?|notes|nota|puntuacion|voto|punteggio|cijfer|beoordeling|score|pontuacao|avaliacao)\b/,
  ],
  [
    'amount',
    /\b(?:amounts?|total|sum|price|cost|costs|fees?|value|balance|rent|betrag|summe|gesamt|preis\w*|kosten|wert|miete|montant|somme|prix|cout|importe|precio|coste|importo|prezzo|costo|bedrag|prijs|valor|preco|custo)\b|[\u20ac$\u00a3]/,
  ],
  ['time', /\b(?:time|kick-?off|uhrzeit|uhr|zeit|heure|hora|ora|orario|tijd|horario)\b/],
  ['date', /\b(?:date|day|when|datum|tag|jour|quand|fecha|dia|data|giorno|dag|wanneer|wann)\b/],
  [
    'place',
    /\b(?:place|venue|where|room|location|ort|raum|saal|lieu|salle|lugar|sala|luogo|plaats|zaal|local)\b/,
  ],
  [
    'person',
    /\b(?:name|who|person|owner|customer|client|tenant|member|opponent|team|supplier|employee|responsible|kunde|kundin|mieter|mitglied|gegner|verein|lieferant|mitarbeiter\w*|wer|verantwortlich\w*|nom|qui|membre|adversaire|fournisseur|responsable|nombre|cliente|quien|proveedor|nome|chi|fornitore|avversario|naam|klant|wie|leverancier|tegenstander|quem|fornecedor|by|von|par|por|da|door)\b/,
  ],
]

/** Verbs and words of asking that name no thing. */
export const LIGHT = new Set(
  `i me my mine we us our ours you your he she they them it its one ones this that these those there here any some all each every both only just still yet already now please pls thanks hi hello dear and or but also so then than with without for from into onto about over out off per
   is are was were be been being do does did done have has had having can could will would shall should may might must need want get got gets make made makes go goes going come comes give gives given take takes taken tell know see look find show list read say says said
   play plays played playing work works worked pay pays book books booked spend spent order orders ordered happen happens invoice invoices bill bills order customer customers client clients product products article articles game games match matches fixture fixtures task tasks job jobs entry entries row rows line lines item items table sheet file document column columns listed name names called person people anybody anyone someone somebody leave leaves depart departs arrive arrives run runs goes spend spends which what when where who whom whose why how much many too more less least most
   ich mir mein meine wir uns unser unsere du ihr sie er es man ist sind war waren sein haben hat habe hatte kann konnen wird werden soll sollen muss mussen gibt geben machen macht gemacht gehen geht kommt bekommen zahlen spielen spielt gespielt arbeiten gearbeitet noch schon alle jeder nur bitte mal denn doch da dort davon dazu rechnung rechnungen posten kunde kunden auftrag auftrage bestellung bestellungen artikel produkt produkte spiel spiele termin termine aufgabe aufgaben eintrag eintrage zeile zeilen tabelle liste blatt datei wer was wann wo wie welche welcher welches welchen
   fahrt fahren abfahren kommt ausgegeben
   je nous notre nos vous votre il elle ils elles on est sont etait etre avoir a ai avons ont fait faire faut peut doit jouer jouons joue travaille travaillez encore deja tous toutes tout chaque seulement facture factures client clients commande commandes article articles produit produits match matchs tache taches ligne lignes tableau liste feuille fichier quel quelle quels quelles
   part partent parte arrive arrivent depense
   yo nosotros nuestro nos tu usted es son era ser estar esta estan haber ha he hemos han hay hacer hecho hizo puede debe jugar jugamos trabajar trabajado todavia ya todos todas todo cada solo factura facturas cliente clientes pedido pedidos articulo articulos producto productos partido partidos tarea tareas fila filas tabla lista hoja archivo que cual cuales
   sale salen llega llegan gastado gasto
   io noi nostro ci voi e sono era essere stato avere ho ha abbiamo hanno fatto fare puo deve giocare giochiamo lavorato ancora gia tutti tutte tutto ogni solo fattura fatture cliente clienti ordine ordini articolo articoli prodotto prodotti partita partite compito compiti riga righe tabella foglio file che quale quali
   partono arriva arrivano speso
   ik wij we ons onze jij u hij zij ze is zijn was waren heb heeft hebben had kan kunnen moet moeten doen doe gedaan gaat komt spelen speelt gewerkt nog al alle alles elke alleen graag factuur facturen klant klanten bestelling bestellingen artikel artikelen product producten wedstrijd wedstrijden taak taken rij rijen tabel lijst blad bestand wat welke hoe er
   vertrekt aankomt uitgegeven
   eu nos nosso voce e sao era ser estar esta ter tem temos tinha fazer fez feito pode deve jogar jogamos trabalhado ainda ja todos todas tudo cada so fatura faturas cliente clientes encomenda encomendas pedidos artigo artigos produto produtos jogo jogos tarefa tarefas linha linhas tabela lista folha ficheiro que qual quais sai saem parte chega chegam gastou`.split(
    /\s+/,
  ),
)

export const YES =
  /^(?:yes|y|x|true|ok|done|paid|settled|ja|j|erledigt|bezahlt|oui|o|payee?|reglee?|si|s|pagad[oa]|pagat[oa]|betaald|sim|pag[oa]|\u2713|\u2714|\u2611|1)$/
export const NO =
  /^(?:|no|n|false|not paid|unpaid|open|outstanding|overdue|pending|due|-|\u2013|\u2014|nein|offen|unbezahlt|nicht bezahlt|non|impayee?|en attente|pendiente|no pagad[oa]|aperto|da pagare|nee|openstaand|onbetaald|nao|em aberto|\u2717|\u2610|0)$/

/** "not", by which a column of yes and no is asked for the noes. */
export const DENIES =
  /\b(?:not|no|without|hasn't|haven't|isn't|aren't|didn't|nicht|kein\w*|ohne|pas|sans|aucun\w*|sin|ningun\w*|non|senza|nessun\w*|niet|geen|zonder|nao|sem|nenhum\w*)\b/

export const OVER =
  /\b(?:over|more than|above|at least|exceeds?|uber|mehr als|mindestens|plus de|au moins|mas de|al menos|piu di|oltre|almeno|meer dan|boven|minstens|mais de|acima de|pelo menos)\s+(?:[\u20ac$\u00a3]\s?)?(\d[\d.,']*)/
export const UNDER =
  /\b(?:under|less than|below|at most|fewer than|unter|weniger als|hochstens|moins de|au plus|menos de|como maximo|meno di|sotto|al massimo|minder dan|onder|hoogstens|abaixo de|no maximo)\s+(?:[\u20ac$\u00a3]\s?)?(\d[\d.,']*)/

/** What a list of what is taken does not say, unless one of its cells or columns does. */
export const FREE =
  /^(?:free|available|vacant|unoccupied|frei\w*|verfugbar\w*|libres?|disponibles?|liber[oaie]|disponibil[ei]|vrije?|beschikbaar|beschikbare|livres?|disponivel|disponiveis)$/

/** The first cell of a row that sums up those above it. */
export const TOTAL_ROW =
  /^(?:(?:grand |sub-?)?totals?|sum|summe|gesamt\w*|zwischensumme|insgesamt|totaux|somme|sous-total|suma|subtotal|totale|totali|somma|totaal|subtotaal|soma)\b/

/** "the 12th", "il giorno 12": a day of the month alone. */
export const DAY_ALONE =
  /\b(?:the|day|am|den|dem|tag|le|jour|el|dia|il|giorno|de|op|dag|no|o)\s+(\d{1,2})(?:st|nd|rd|th|\.|o|e)?(?![\d:.,]\d|\w)/
