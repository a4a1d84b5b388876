// The words of a sentence that carry its meaning: two sentences that share some speak of the same thing.
import { fold } from '../../language/fold.ts'

const COMMON = new Set(
  `about after again all also and any anybody anyone are because been before being but can could did does don done
   down each else even every few for from get give going good got had has have here hers him his how into its just
   know let like look make many may maybe might more most much must need new not now off one only other our out over
   own per please put quite really said same say see send shall she should since some still such take than thank thanks that the their
   them then there these they thing think this those though time too under until use used very want was way well were what
   when where which while who why will with would yes yet you your
   aber als auch auf aus bei bin bis bitte das dass dem den der des die doch ein eine einen einer eines fur haben hat
   ich ihr ist kann mit nach nicht noch nur oder sehr sich sie sind uber und uns von war was wenn werden wie wir wird
   zum zur les des est une pour pas que qui sur avec dans nous vous los las una por con para del che per non sono
   della het een van voor niet met zijn`.split(/\s+/),
)

/** Folded to five letters, so that "approve" and "approved" are one. */
export function contentWords(text: string): Set<string> {
  const words = fold(text.slice(0, 2_000)).match(/[\p{L}\p{N}]{3,40}/gu) ?? []
  return new Set(words.filter((word) => !COMMON.has(word)).map((word) => word.slice(0, 5)))
}

export function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let count = 0
  for (const word of one) if (other.has(word)) count += 1
  return count
}
