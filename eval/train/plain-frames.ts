// The plain sentences of ordinary mails, by language: how one asks, promises, tells others, and says what is no task.

/** Work as an order, an infinitive, with its thing first and its participle, and as somebody does it. */
export interface Work {
  order: string
  infinitive: string
  thing: string
  participle: string
  present: string
  /** Word that a title must hold. */
  gist: string
}

export interface PlainFrames {
  hello: readonly string[]
  bye: readonly string[]
  /** {o} order, {i} infinitive, {t} thing, {p} participle, {s} as somebody does it, {n} name of the reader, {d} day. */
  asks: readonly string[]
  promises: readonly string[]
  others: readonly string[]
  none: readonly string[]
  /** Lines over a list of work, and over one that only tells. */
  work: readonly string[]
  news: readonly string[]
  days: readonly string[]
  works: readonly Work[]
}

/** "order|infinitive|thing|participle|present|gist" by line. */
const works = (list: string): Work[] =>
  list
    .trim()
    .split('\n')
    .map((line) => {
      const [order = '', infinitive = '', thing = '', participle = '', present = '', gist = ''] = line
        .trim()
        .split('|')
      return { order, infinitive, thing, participle, present, gist }
    })

/** English orders, infinitives and participles are made of a verb and its thing. */
const english = (list: string): Work[] =>
  list
    .trim()
    .split('\n')
    .map((line) => {
      const [verb = '', participle = '', present = '', thing = '', gist = ''] = line.trim().split('|')
      return {
        order: `${verb} ${thing}`,
        infinitive: `${verb} ${thing}`,
        thing,
        participle,
        present: `${present} ${thing}`,
        gist,
      }
    })

export const PLAIN: Readonly<Record<string, PlainFrames>> = {
  en: {
    hello: ['Hi {n},', 'Dear {n},', 'Hello {n},', 'Morning {n},', '{n},', ''],
    bye: ['Thanks', 'Best regards', 'Cheers', 'Kind regards', ''],
    asks: [
      'Please {o}.',
      'Please {o} {d}.',
      'Can you {o}?',
      'Could you please {o} {d}?',
      'Would you {o} {d}, please?',
      '{n}, can you {o}?',
      '{n}, please {o} {d}.',
      'I need you to {o} {d}.',
      "Don't forget to {o} {d}.",
      'Remember to {o}.',
      '{O}, please.',
      '{O} {d}.',
      '{O}.',
      'It would be great if you could {o}.',
      'Would you mind having another go at {t}? I would like you to {o} {d}.',
      '{T} needs to be {p} {d}.',
      '{T} must be {p}.',
      '{T} still has to be {p}.',
      'You need to {o} {d}.',
      'We need to {o} {d}, can you take care of that?',
      'Just a quick reminder to {o}.',
      'When you are back, {o}.',
      'Once that is done, please {o}.',
      'If you have time, could you {o}?',
      'Kindly {o} {d}.',
    ],
    promises: [
      "I'll {o} {d}.",
      'I will {o}.',
      "I'm going to {o} {d}.",
      'I can {o} {d}.',
      'Leave {t} with me, I will {o} {d}.',
      'Let me {o} first.',
      'I still have to {o}.',
    ],
    others: [
      '{n} will {o} {d}.',
      '{n} to {o} {d}.',
      '{n} {s} {d}.',
      '{n} should {o}.',
      '{n}: {o} {d}',
      '{n} has agreed to {o}.',
      '@{n} please {o}',
      '{n} needs to {o} {d}.',
    ],
    none: [
      'Thanks for all your help last week.',
      'I {pp} {t} yesterday.',
      'We have already {p} {t}.',
      '{T} was {p} on Monday.',
      'I hope you had a good weekend.',
      'The office is closed on Friday.',
      'I will be out next week.',
      "I'll be in Leeds on Tuesday.",
      'Let me know if you have any questions.',
      'Feel free to call me.',
      'No need to {o}, that is done.',
      'You do not have to {o} any more.',
      'The meeting went well and everybody liked the new room.',
      'Looking forward to seeing you.',
      'Please find attached the minutes.',
      'For your information, the price went up a little.',
      'What a lovely day that was!',
      'Maybe we could {o} one day.',
      'See you on Thursday.',
      'The numbers look good this month.',
      'Our new colleague starts in May.',
    ],
    work: [
      'Next steps:',
      'To do:',
      'Please:',
      'Action items:',
      'Still open:',
      'By Friday:',
      'What is left to do:',
      'Tasks',
    ],
    news: ['Agenda:', 'Done this week:', 'Discussed:', 'For your information:', 'Decisions:', 'Topics'],
    days: [
      'by Friday',
      'by tomorrow',
      'before Thursday',
      'this week',
      'on Monday',
      'next week',
      'by the end of the month',
      'today',
    ],
    works: english(`
      send|sent|sends|the offer to the client|offer
      check|checked|checks|the figures for March|figure
      prepare|prepared|prepares|the agenda|agenda
      book|booked|books|a table for eight|table
      call|called|calls|the landlord about the heating|landlord
      update|updated|updates|the price list|price list
      order|ordered|orders|new chairs for the hall|chair
      review|reviewed|reviews|the lease|lease
      write|written|writes|the report on the trip|report
      fix|fixed|fixes|the printer on the second floor|printer
      pay|paid|pays|the invoice of the carpenter|invoice
      clean|cleaned|cleans|the coffee machine|coffee machine
      print|printed|prints|the programmes|programme
      translate|translated|translates|the manual|manual
      collect|collected|collects|the keys from reception|keys
      renew|renewed|renews|the insurance|insurance
      upload|uploaded|uploads|the photos|photo
      cancel|cancelled|cancels|the second room|room
      set up|set up|sets up|the test account|test account
      find|found|finds|a speaker for the evening|speaker
      confirm|confirmed|confirms|the time with the caterers|time
      sign|signed|signs|the form and scan it|form
      move|moved|moves|the boxes into the cellar|boxes
      ask|asked|asks|the bank for a new card|bank`),
  },
  de: {
    hello: ['Hallo {n},', 'Liebe {n},', 'Hi {n},', 'Guten Morgen {n},', ''],
    bye: ['Viele Grüße', 'Danke und Gruß', 'LG', 'Mit freundlichen Grüßen', ''],
    asks: [
      'Kannst du bitte {i}?',
      'Könntest du {d} {i}?',
      'Bitte {i}.',
      'Bitte {d} {i}.',
      'Könnten Sie bitte {i}?',
      'Ich bitte dich, {d} {i}.',
      'Vergiss nicht, {i}.',
      '{T} muss {d} {p} werden.',
      '{T} sollte noch {p} werden.',
      'Du müsstest {d} {i}.',
      '{n}, bitte {o} {d}.',
      '{n}, kannst du {d} {i}?',
      'Denk bitte daran, {i}.',
      'Wir müssen {d} {i}, machst du das?',
    ],
    promises: [
      'Ich werde {d} {i}.',
      'Ich muss noch {i}.',
      'Ich kümmere mich um {t}.',
      'Ich {s1} {d}.',
      'Ich kann {d} {i}.',
    ],
    others: [
      '{n} wird {d} {i}.',
      '{n} soll {i}.',
      '{n} {s} {d}.',
      '{n}: {i} {d}',
      '{n} muss {d} {i}.',
      '{n} hat zugesagt, {i}.',
    ],
    none: [
      'Vielen Dank für deine Hilfe letzte Woche.',
      '{T} habe ich gestern {p}.',
      'Wir haben {t} schon {p}.',
      '{T} ist {p}.',
      'Ich hoffe, du hattest ein schönes Wochenende.',
      'Das Büro bleibt am Freitag geschlossen.',
      'Nächste Woche bin ich im Urlaub.',
      'Bei Fragen melde dich gern.',
      'Du musst {t} nicht mehr {i2}.',
      'Die Sitzung lief gut, alle waren zufrieden.',
      'Wir sehen uns am Donnerstag.',
      'Anbei das Protokoll.',
      'Zur Info: Der Preis ist etwas gestiegen.',
      'Der Termin wurde verschoben.',
      'Vielleicht sollten wir irgendwann mal {i}.',
    ],
    work: ['Nächste Schritte:', 'Zu erledigen:', 'Bitte:', 'Aufgaben:', 'Noch offen:', 'Bis Freitag:'],
    news: ['Tagesordnung:', 'Erledigt:', 'Besprochen:', 'Zur Info:', 'Themen:'],
    days: ['bis Freitag', 'bis morgen', 'diese Woche', 'am Montag', 'bis Ende des Monats', 'heute'],
    works: works(`
      schick das Angebot an den Kunden|das Angebot an den Kunden schicken|das Angebot|geschickt|schickt das Angebot an den Kunden|angebot
      prüf die Zahlen für März|die Zahlen für März prüfen|die Zahlen|geprüft|prüft die Zahlen für März|zahlen
      bestell neue Stühle|neue Stühle bestellen|die Stühle|bestellt|bestellt neue Stühle|stühle
      ruf den Vermieter an|den Vermieter anrufen|der Vermieter|angerufen|ruft den Vermieter an|vermieter
      bereite die Unterlagen vor|die Unterlagen vorbereiten|die Unterlagen|vorbereitet|bereitet die Unterlagen vor|unterlagen
      reservier einen Tisch für acht|einen Tisch für acht reservieren|der Tisch|reserviert|reserviert einen Tisch für acht|tisch
      überweis die Rechnung|die Rechnung überweisen|die Rechnung|überwiesen|überweist die Rechnung|rechnung
      druck die Programme|die Programme drucken|die Programme|gedruckt|druckt die Programme|programm
      hol die Schlüssel ab|die Schlüssel abholen|die Schlüssel|abgeholt|holt die Schlüssel ab|schlüssel
      schreib den Bericht|den Bericht schreiben|der Bericht|geschrieben|schreibt den Bericht|bericht
      lade die Fotos hoch|die Fotos hochladen|die Fotos|hochgeladen|lädt die Fotos hoch|fotos
      reparier den Drucker|den Drucker reparieren|der Drucker|repariert|repariert den Drucker|drucker`),
  },
  fr: {
    hello: ['Bonjour {n},', 'Salut {n},', 'Chère {n},', ''],
    bye: ['Cordialement', 'Merci', 'Bien à toi', 'Bonne journée', ''],
    asks: [
      'Peux-tu {i} ?',
      'Pourrais-tu {i} {d} ?',
      'Pouvez-vous {i}, s’il vous plaît ?',
      'Merci de {i} {d}.',
      'Veuillez {i} {d}.',
      'N’oublie pas de {i}.',
      'Pense à {i} {d}.',
      'Il faudrait {i} {d}.',
      'J’aimerais que tu puisses {i}.',
      '{T} doit être {p} {d}.',
      '{n}, {o} {d} s’il te plaît.',
      'Tu dois {i} {d}.',
    ],
    promises: ['Je vais {i} {d}.', 'Je m’occupe de {i}.', 'Je dois encore {i}.', 'Je compte {i} {d}.'],
    others: ['{n} va {i} {d}.', '{n} doit {i}.', '{n} {s} {d}.', '{n} : {i} {d}', '{n} s’occupe de {i}.'],
    none: [
      'Merci beaucoup pour ton aide.',
      'J’ai déjà {p} {t}.',
      '{T} a été {p} hier.',
      'J’espère que tu vas bien.',
      'Le bureau sera fermé vendredi.',
      'Je serai en congés la semaine prochaine.',
      'N’hésite pas à m’appeler.',
      'Pas besoin de {i}, c’est fait.',
      'La réunion s’est bien passée.',
      'À jeudi !',
      'Ci-joint le compte rendu.',
      'Pour information, le prix a un peu augmenté.',
    ],
    work: ['À faire :', 'Prochaines étapes :', 'Merci de :', 'Reste à faire :'],
    news: ['Ordre du jour :', 'Fait :', 'Pour info :'],
    days: ['avant vendredi', 'd’ici demain', 'cette semaine', 'lundi', 'avant la fin du mois', 'aujourd’hui'],
    works: works(`
      envoie le devis au client|envoyer le devis au client|le devis|envoyé|envoie le devis au client|devis
      vérifie les chiffres de mars|vérifier les chiffres de mars|les chiffres|vérifiés|vérifie les chiffres de mars|chiffres
      commande de nouvelles chaises|commander de nouvelles chaises|les chaises|commandées|commande de nouvelles chaises|chaises
      appelle le propriétaire|appeler le propriétaire|le propriétaire|appelé|appelle le propriétaire|propriétaire
      prépare l’ordre du jour|préparer l’ordre du jour|l’ordre du jour|préparé|prépare l’ordre du jour|ordre du jour
      réserve une table pour huit|réserver une table pour huit|la table|réservée|réserve une table pour huit|table
      règle la facture du menuisier|régler la facture du menuisier|la facture|réglée|règle la facture du menuisier|facture
      imprime les programmes|imprimer les programmes|les programmes|imprimés|imprime les programmes|programmes
      relis le contrat|relire le contrat|le contrat|relu|relit le contrat|contrat
      mets à jour la liste|mettre à jour la liste|la liste|mise à jour|met à jour la liste|liste`),
  },
  es: {
    hello: ['Hola {n}:', 'Buenos días, {n}:', 'Estimada {n}:', ''],
    bye: ['Saludos', 'Gracias', 'Un abrazo', 'Un saludo', ''],
    asks: [
      '¿Puedes {i}?',
      '¿Podrías {i} {d}?',
      'Por favor, {o} {d}.',
      '¿Me haces el favor de {i}?',
      'No olvides {i} {d}.',
      'Hay que {i} {d}.',
      'Necesito que puedas {i} {d}.',
      '{T} tiene que estar {p} {d}.',
      '{n}, {o} {d}, por favor.',
      'Tienes que {i} {d}.',
      'Recuerda {i}.',
    ],
    promises: ['Voy a {i} {d}.', 'Me encargo de {i}.', 'Todavía tengo que {i}.', 'Yo me ocupo de {i} {d}.'],
    others: [
      '{n} va a {i} {d}.',
      '{n} tiene que {i}.',
      '{n} {s} {d}.',
      '{n}: {i} {d}',
      '{n} se encarga de {i}.',
    ],
    none: [
      'Muchas gracias por tu ayuda.',
      'Ya he {p} {t}.',
      '{T} quedó {p} ayer.',
      'Espero que estés bien.',
      'La oficina estará cerrada el viernes.',
      'La semana que viene estaré de vacaciones.',
      'No dudes en llamarme.',
      'No hace falta {i}, ya está.',
      'La reunión fue muy bien.',
      'Nos vemos el jueves.',
      'Adjunto el acta.',
      'Para tu información, el precio ha subido un poco.',
    ],
    work: ['Pendiente:', 'Próximos pasos:', 'Por favor:', 'Tareas:'],
    news: ['Orden del día:', 'Hecho:', 'Temas:'],
    days: ['antes del viernes', 'para mañana', 'esta semana', 'el lunes', 'antes de fin de mes', 'hoy'],
    works: works(`
      envía el presupuesto al cliente|enviar el presupuesto al cliente|el presupuesto|enviado|envía el presupuesto al cliente|presupuesto
      revisa las cifras de marzo|revisar las cifras de marzo|las cifras|revisado|revisa las cifras de marzo|cifras
      pide sillas nuevas|pedir sillas nuevas|las sillas|pedido|pide sillas nuevas|sillas
      llama al casero|llamar al casero|el casero|llamado|llama al casero|casero
      prepara el orden del día|preparar el orden del día|el orden del día|preparado|prepara el orden del día|orden del día
      reserva una mesa para ocho|reservar una mesa para ocho|la mesa|reservado|reserva una mesa para ocho|mesa
      paga la factura del carpintero|pagar la factura del carpintero|la factura|pagado|paga la factura del carpintero|factura
      imprime los programas|imprimir los programas|los programas|impreso|imprime los programas|programas
      traduce el manual|traducir el manual|el manual|traducido|traduce el manual|manual`),
  },
  it: {
    hello: ['Ciao {n},', 'Gentile {n},', ''],
    bye: ['Grazie', 'Saluti', 'A presto', ''],
    asks: [
      'Puoi {i}?',
      'Potresti {i} {d}?',
      'Per favore {o} {d}.',
      'Ricordati di {i} {d}.',
      'Bisogna {i} {d}.',
      'Non dimenticare di {i}.',
      '{n}, puoi {i} {d}?',
      'Devi {i} {d}.',
    ],
    promises: ['Mi occupo io di {i}.', 'Devo ancora {i}.', 'Penso io a {i} {d}.'],
    others: ['{n} deve {i} {d}.', '{n} {s} {d}.', '{n}: {i} {d}', '{n} si occupa di {i}.'],
    none: [
      'Grazie mille per il tuo aiuto.',
      'Ho già {p} {t}.',
      'Spero che tu stia bene.',
      'Venerdì l’ufficio è chiuso.',
      'La settimana prossima sono in ferie.',
      'La riunione è andata bene.',
      'Ci vediamo giovedì.',
      'In allegato il verbale.',
      'Non serve {i}, è già fatto.',
    ],
    work: ['Da fare:', 'Prossimi passi:', 'Attività:'],
    news: ['Ordine del giorno:', 'Fatto:'],
    days: ['entro venerdì', 'entro domani', 'questa settimana', 'lunedì', 'oggi'],
    works: works(`
      invia il preventivo al cliente|inviare il preventivo al cliente|il preventivo|inviato|invia il preventivo al cliente|preventivo
      controlla le cifre di marzo|controllare le cifre di marzo|le cifre|controllato|controlla le cifre di marzo|cifre
      ordina le sedie nuove|ordinare le sedie nuove|le sedie|ordinato|ordina le sedie nuove|sedie
      chiama il proprietario|chiamare il proprietario|il proprietario|chiamato|chiama il proprietario|proprietario
      prepara l’ordine del giorno|preparare l’ordine del giorno|l’ordine del giorno|preparato|prepara l’ordine del giorno|ordine del giorno
      prenota un tavolo per otto|prenotare un tavolo per otto|il tavolo|prenotato|prenota un tavolo per otto|tavolo
      paga la fattura|pagare la fattura|la fattura|pagato|paga la fattura|fattura`),
  },
  pt: {
    hello: ['Olá {n},', 'Bom dia {n},', ''],
    bye: ['Obrigado', 'Abraço', 'Cumprimentos', ''],
    asks: [
      'Podes {i}?',
      'Pode {i} {d}, por favor?',
      'Por favor, {o} {d}.',
      'Não te esqueças de {i}.',
      'É preciso {i} {d}.',
      'Preciso que possas {i} {d}.',
      '{n}, podes {i} {d}?',
      'Tens de {i} {d}.',
    ],
    promises: ['Vou {i} {d}.', 'Eu trato de {i}.', 'Ainda tenho de {i}.'],
    others: ['{n} vai {i} {d}.', '{n} tem de {i}.', '{n} {s} {d}.', '{n}: {i} {d}', '{n} fica de {i}.'],
    none: [
      'Muito obrigado pela tua ajuda.',
      'Já tenho {t} {p}.',
      'Espero que estejas bem.',
      'O escritório está fechado na sexta.',
      'Na próxima semana estou de férias.',
      'A reunião correu bem.',
      'Até quinta!',
      'Segue em anexo a ata.',
      'Não é preciso {i}, já está.',
    ],
    work: ['A fazer:', 'Próximos passos:', 'Tarefas:'],
    news: ['Ordem de trabalhos:', 'Feito:'],
    days: ['até sexta', 'até amanhã', 'esta semana', 'na segunda-feira', 'hoje'],
    works: works(`
      envia o orçamento ao cliente|enviar o orçamento ao cliente|o orçamento|enviado|envia o orçamento ao cliente|orçamento
      verifica os números de março|verificar os números de março|os números|verificados|verifica os números de março|números
      encomenda cadeiras novas|encomendar cadeiras novas|as cadeiras|encomendadas|encomenda cadeiras novas|cadeiras
      liga ao senhorio|ligar ao senhorio|o senhorio|contactado|liga ao senhorio|senhorio
      prepara a ordem de trabalhos|preparar a ordem de trabalhos|a ordem de trabalhos|preparada|prepara a ordem de trabalhos|ordem de trabalhos
      reserva uma mesa para oito|reservar uma mesa para oito|a mesa|reservada|reserva uma mesa para oito|mesa
      paga a fatura|pagar a fatura|a fatura|paga|paga a fatura|fatura`),
  },
  nl: {
    hello: ['Hoi {n},', 'Beste {n},', 'Dag {n},', ''],
    bye: ['Groet', 'Bedankt', 'Met vriendelijke groet', ''],
    asks: [
      'Kun je {i}?',
      'Zou je {d} {i}?',
      'Wil je {i}, alsjeblieft?',
      'Graag {d} {i}.',
      'Vergeet niet om {i}.',
      'We moeten {d} {i}.',
      '{T} moet {d} worden {p}.',
      '{n}, kun je {d} {i}?',
      'Denk eraan om {i}.',
    ],
    promises: ['Ik zal {d} {i}.', 'Ik ga {i}.', 'Ik moet nog {i}.'],
    others: ['{n} gaat {d} {i}.', '{n} moet {i}.', '{n} {s} {d}.', '{n}: {i} {d}'],
    none: [
      'Bedankt voor je hulp.',
      '{T} heb ik gisteren {p}.',
      'Ik hoop dat het goed gaat.',
      'Vrijdag is het kantoor dicht.',
      'Volgende week ben ik met vakantie.',
      'De vergadering ging goed.',
      'Tot donderdag!',
      'Bijgevoegd het verslag.',
      'Je hoeft niet te {i2}, het is al klaar.',
    ],
    work: ['Acties:', 'Te doen:', 'Volgende stappen:'],
    news: ['Agenda:', 'Gedaan:'],
    days: ['voor vrijdag', 'uiterlijk morgen', 'deze week', 'maandag', 'vandaag'],
    works: works(`
      stuur de offerte naar de klant|de offerte naar de klant sturen|de offerte|gestuurd|stuurt de offerte naar de klant|offerte
      controleer de cijfers van maart|de cijfers van maart controleren|de cijfers|gecontroleerd|controleert de cijfers van maart|cijfers
      bestel nieuwe stoelen|nieuwe stoelen bestellen|de stoelen|besteld|bestelt nieuwe stoelen|stoelen
      bel de huisbaas|de huisbaas bellen|de huisbaas|gebeld|belt de huisbaas|huisbaas
      reserveer een tafel voor acht|een tafel voor acht reserveren|de tafel|gereserveerd|reserveert een tafel voor acht|tafel
      betaal de factuur|de factuur betalen|de factuur|betaald|betaalt de factuur|factuur`),
  },
  pl: {
    hello: ['Cześć {n},', 'Dzień dobry,', 'Hej {n},', ''],
    bye: ['Pozdrawiam', 'Dzięki', 'Z poważaniem', ''],
    asks: [
      'Czy możesz {i}?',
      'Czy mógłbyś {i} {d}?',
      'Proszę {i} {d}.',
      'Proszę, {o} {d}.',
      'Nie zapomnij {i}.',
      'Trzeba {i} {d}.',
      'Musisz {i} {d}.',
      '{n}, {o} {d}, proszę.',
      'Pamiętaj, żeby {i}.',
      '{T} musi być {p} {d}.',
    ],
    promises: ['Zamierzam {i} {d}.', 'Muszę jeszcze {i}.', 'Ja {s1} {d}.'],
    others: ['{n} ma {i} {d}.', '{n} musi {i}.', '{n} {s} {d}.', '{n}: {i} {d}', '{n} powinna {i} {d}.'],
    none: [
      'Bardzo dziękuję za pomoc.',
      'Wczoraj wszystko poszło dobrze.',
      'Mam nadzieję, że wszystko w porządku.',
      'W piątek biuro jest zamknięte.',
      'W przyszłym tygodniu jestem na urlopie.',
      'Spotkanie się udało.',
      'Do zobaczenia w czwartek!',
      'W załączeniu protokół.',
      'Nie trzeba {i}, to już zrobione.',
      'Dla informacji: cena trochę wzrosła.',
    ],
    work: ['Do zrobienia:', 'Następne kroki:', 'Zadania:'],
    news: ['Agenda:', 'Zrobione:'],
    days: ['do piątku', 'do jutra', 'w tym tygodniu', 'w poniedziałek', 'dzisiaj'],
    works: works(`
      wyślij ofertę do klienta|wysłać ofertę do klienta|oferta|wysłana|wyśle ofertę do klienta|ofert
      sprawdź dane za marzec|sprawdzić dane za marzec|dane|sprawdzone|sprawdzi dane za marzec|dane
      zamów nowe krzesła|zamówić nowe krzesła|krzesła|zamówione|zamówi nowe krzesła|krzesł
      zadzwoń do właściciela|zadzwonić do właściciela|właściciel|powiadomiony|zadzwoni do właściciela|właściciel
      przygotuj porządek obrad|przygotować porządek obrad|porządek obrad|przygotowany|przygotuje porządek obrad|porządek
      zarezerwuj stolik na osiem osób|zarezerwować stolik na osiem osób|stolik|zarezerwowany|zarezerwuje stolik na osiem osób|stolik
      opłać fakturę|opłacić fakturę|faktura|opłacona|opłaci fakturę|faktur
      wydrukuj programy|wydrukować programy|programy|wydrukowane|wydrukuje programy|program`),
  },
}
