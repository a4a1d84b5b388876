// Makes probabilities of scores: of what is said with 80 %, 80 % shall be right (Platt 1999).

export interface Scored {
  score: number
  right: boolean
  weight: number
}

/** Slope and shift of the logistic curve that fits best, by Newton's method; only scores worth a suggestion count. */
export function calibrate(scored: readonly Scored[], from = -2): { slope: number; shift: number } {
  const seen = scored.filter(({ score }) => score > from)
  let slope = 1
  let shift = 0
  for (let round = 0; round < 50; round++) {
    let [ga, gb, haa, hab, hbb] = [0, 0, 1e-6, 0, 1e-6]
    for (const { score, right, weight } of seen) {
      const p = 1 / (1 + Math.exp(-(slope * score + shift)))
      const error = weight * (p - (right ? 1 : 0))
      const curve = weight * p * (1 - p)
      ga += error * score
      gb += error
      haa += curve * score * score
      hab += curve * score
      hbb += curve
    }
    const det = haa * hbb - hab * hab
    slope -= (hbb * ga - hab * gb) / det
    shift -= (haa * gb - hab * ga) / det
  }
  return { slope, shift }
}
