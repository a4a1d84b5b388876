// A mail with gaps, and what fills them: each number of a mail fills them in another way.

/** `{thing}`, `{person}`, `{other}`, `{day}`, `{event}` and `{place}` are gaps. */
export interface MailTemplate {
  subject: string
  lines: readonly string[]
}

const fillings: Readonly<Record<string, readonly string[]>> = {
  thing: [
    ...['price list', 'floor plan', 'supplier contract', 'training handbook', 'product sheet'],
    ...[
      'delivery schedule',
      'newsletter',
      'customer survey',
      'onboarding guide',
      'stock report',
      'travel budget',
    ],
  ],
  person: ['Maya', 'Jonas', 'Aisha', 'Pedro', 'Clara', 'Ravi', 'Greta'],
  other: ['Tom', 'Nina', 'Samir', 'Ellen', 'Hugo'],
  day: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  event: [
    ...['spring fair', 'open day', 'board meeting', 'office move', 'product launch', 'team retreat'],
    ...['annual audit', 'supplier visit', 'trade show'],
  ],
  place: ['Lisbon', 'Hamburg', 'the main office', 'Lyon', 'the warehouse', 'Utrecht', 'the north site'],
}

/** Counts apart from each other, so that neighbouring numbers differ in more than one gap. */
const strides: Readonly<Record<string, number>> = {
  thing: 3,
  person: 2,
  other: 1,
  day: 1,
  event: 4,
  place: 5,
}

/** The same number gives the same mail. */
export function filled(text: string, number: number): string {
  return text.replace(/\{([a-z]+)\}/g, (gap, name: string) => {
    const choices = fillings[name] ?? []
    const turn = number * (strides[name] ?? 1) + Math.floor(number / choices.length)
    return choices[turn % choices.length] ?? gap
  })
}
