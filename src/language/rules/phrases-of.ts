// The ways of saying a list of phrases: "goes|go to, in the? subject".

/** Parted by commas: `a|b` is either, `a?` may be left out, `a_b` is two words. */
export function phrasesOf(list: string): string[][] {
  return list.split(', ').flatMap((phrase) =>
    phrase.split(' ').reduce<string[][]>(
      (ways, part) => {
        const isOptional = part.endsWith('?')
        const forms = (isOptional ? part.slice(0, -1) : part).split('|')
        const longer = ways.flatMap((way) => forms.map((form) => [...way, ...form.split('_')]))
        return isOptional ? [...ways, ...longer] : longer
      },
      [[]],
    ),
  )
}
