// What comes up in any week of the year.
import type { Theme } from './texts.ts'

export const everyday: readonly Theme[] = [
  {
    type: 't5t',
    said: {
      en: [
        'My priorities: finish the training plan and write the manual for the new brake.',
        'Next on my list: the manual of the brake, then the training plan.',
        'Top of my list is the training plan for the spring.',
      ],
      de: [
        'Meine Prioritäten: den Schulungsplan fertig machen und die Anleitung der Bremse schreiben.',
        'Als Nächstes auf meiner Liste: die Schulung im Frühjahr planen.',
      ],
      es: ['Mis prioridades: terminar el plan de formación y el manual del freno.'],
    },
  },
  {
    type: 't5t',
    said: {
      en: [
        'My five for the week: budget, stocktaking, two interviews and the supplier contract.',
        'I will finish the budget and prepare the supplier contract.',
        'Priority one is the supplier contract, then the budget.',
      ],
      de: [
        'Diese Woche: Budget abschließen und den Vertrag mit dem Lieferanten vorbereiten.',
        'Zuerst der Lieferantenvertrag, danach das Budget.',
      ],
      es: ['Primero el contrato con el proveedor, después el presupuesto.'],
    },
  },
  {
    type: 't5t',
    departments: ['Workshop'],
    said: {
      en: [
        'This week I repair the old frame press and order spare parts.',
        'On my list: maintenance of the frame press and spare parts.',
      ],
      de: [
        'Ich repariere die Rahmenpresse und bestelle Ersatzteile.',
        'Auf meiner Liste: Wartung der Rahmenpresse.',
      ],
      es: ['Esta semana reparo la prensa y pido repuestos.'],
    },
  },
  {
    type: 'customer_intelligence',
    weight: 2,
    said: {
      en: [
        'Customers ask for a delivery date before they order.',
        'Two customers asked when the bike will be delivered.',
        'A customer wants to know the delivery date when ordering.',
      ],
      de: [
        'Kunden fragen vor der Bestellung nach dem Liefertermin.',
        'Zwei Kunden wollten wissen, wann das Rad geliefert wird.',
      ],
      es: ['Los clientes preguntan por la fecha de entrega antes de pedir.'],
    },
  },
  {
    type: 'customer_intelligence',
    weight: 2,
    said: {
      en: [
        'Customers praise the repair service: quick and friendly.',
        'A customer thanked us, the repair was done in a day and she is very happy.',
        'Great feedback from customers for our repair service.',
      ],
      de: [
        'Kunden loben den Reparaturservice: schnell und freundlich.',
        'Eine Kundin bedankt sich, die Reparatur war an einem Tag fertig. Sehr zufrieden.',
      ],
      es: ['Los clientes elogian el servicio de reparación: rápido y amable.'],
    },
  },
  {
    type: 'customer_intelligence',
    said: {
      en: [
        'Customers would like a child seat that fits every model.',
        'A family asked for a child seat on the small model.',
      ],
      de: [
        'Kunden wünschen sich einen Kindersitz, der auf jedes Modell passt.',
        'Eine Familie fragt nach einem Kindersitz.',
      ],
      es: ['Una familia pide una silla infantil para el modelo pequeño.'],
    },
  },
  {
    type: 'innovation_radar',
    weight: 2,
    said: {
      en: [
        'An idea: barcode labels on the shelves, so that stocktaking takes one hour.',
        'What if we put barcodes on the shelves of the store room?',
        'Idea: scan the shelves with the phone for the stocktaking.',
      ],
      de: [
        'Eine Idee: Barcode-Etiketten an den Regalen, dann geht die Inventur in einer Stunde.',
        'Wie wäre es mit Barcodes an den Regalen?',
      ],
      es: ['Una idea: códigos de barras en las estanterías para el inventario.'],
    },
  },
  {
    type: 'innovation_radar',
    said: {
      en: [
        'An idea: use the old boxes again as packaging.',
        'We could reuse the cardboard boxes of our suppliers for packing.',
      ],
      de: [
        'Idee: alte Kartons als Verpackung wiederverwenden.',
        'Wir könnten die Kartons der Lieferanten noch einmal verwenden.',
      ],
      es: ['Idea: reutilizar las cajas viejas como embalaje.'],
    },
  },
  {
    type: 'innovation_radar',
    said: {
      en: [
        'We tried short videos instead of manuals, and it works well.',
        'Idea: a video for each repair in place of the manual.',
      ],
      de: [
        'Idee: für jede Reparatur ein kurzes Video statt der Anleitung.',
        'Kurze Videos statt Anleitungen haben wir versucht, das klappt gut.',
      ],
      es: ['Idea: un vídeo corto por reparación en lugar del manual.'],
    },
  },
  {
    type: 'culture_pulse',
    weight: 3,
    said: {
      en: [
        'The mood in the team is good, colleagues help each other.',
        'I feel good here, my colleagues are kind and helpful.',
        'Good team spirit, thanks to all colleagues.',
      ],
      de: [
        'Die Stimmung im Team ist gut, die Kollegen helfen einander.',
        'Ich fühle mich wohl hier, die Kollegen sind nett.',
      ],
      es: ['El ambiente en el equipo es bueno, los compañeros se ayudan.'],
    },
  },
  {
    type: 'culture_pulse',
    said: {
      en: [
        'New colleagues were shown around well on their first day.',
        'The onboarding of our new colleague went well, good buddy system.',
      ],
      de: [
        'Die Einarbeitung der neuen Kollegin lief gut.',
        'Neue Kollegen werden am ersten Tag gut begleitet.',
      ],
      es: ['La acogida de la nueva compañera fue buena.'],
    },
  },
  {
    type: 'culture_pulse',
    said: {
      en: ['There are many meetings, and the agenda comes late.', 'Meetings could be shorter.'],
      de: ['Es gibt viele Besprechungen, und die Agenda kommt spät.', 'Besprechungen könnten kürzer sein.'],
      es: ['Hay muchas reuniones y la agenda llega tarde.'],
    },
  },
  {
    type: 'competitive_intelligence',
    weight: 2,
    said: {
      en: [
        'A competitor showed a folding bike at the trade fair.',
        'At the fair a rival had a new folding bike on the booth.',
      ],
      de: [
        'Ein Wettbewerber zeigte auf der Messe ein Faltrad.',
        'Auf der Messe stand beim Konkurrenten ein neues Faltrad.',
      ],
      es: ['Un competidor mostró una bicicleta plegable en la feria.'],
    },
  },
  {
    type: 'competitive_intelligence',
    said: {
      en: [
        'A competitor is hiring sales people in the south.',
        'The competition has job ads for sales in the south.',
      ],
      de: [
        'Ein Konkurrent sucht Vertriebsleute im Süden.',
        'Der Wettbewerb hat Stellenanzeigen für den Vertrieb.',
      ],
      es: ['Un competidor busca vendedores en el sur.'],
    },
  },
]
