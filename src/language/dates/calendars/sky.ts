// Where sun and moon stand, as exactly as lunar calendars need (some hundredths of a degree).

const RADIANS = Math.PI / 180
const J2000 = 10_957.5 // days from 1970-01-01T00:00Z to the epoch of the formulas

const sine = (degrees: number) => Math.sin(degrees * RADIANS)
const turn = (degrees: number) => ((degrees % 360) + 360) % 360

/** Longitude in degrees, tropical; `at` in days (with fraction) since 1970 UTC. Meeus, chapter 25, short form. */
export function sunLongitude(at: number): number {
  const t = (at - J2000) / 36_525
  const mean = 280.46646 + 36_000.76983 * t
  const anomaly = 357.52911 + 35_999.05029 * t
  return turn(mean + (1.914602 - 0.004817 * t) * sine(anomaly) + 0.019993 * sine(2 * anomaly) - 0.00569)
}

/** The largest periodic terms: coefficient, multiples of elongation, sun's and moon's anomaly, argument of latitude. */
const MOON_TERMS: readonly [number, number, number, number, number][] = [
  [6.288774, 0, 0, 1, 0],
  [1.274027, 2, 0, -1, 0],
  [0.658314, 2, 0, 0, 0],
  [0.213618, 0, 0, 2, 0],
  [-0.185116, 0, 1, 0, 0],
  [-0.114332, 0, 0, 0, 2],
  [0.058793, 2, 0, -2, 0],
  [0.057066, 2, -1, -1, 0],
  [0.053322, 2, 0, 1, 0],
  [0.045758, 2, -1, 0, 0],
  [-0.040923, 0, 1, -1, 0],
  [-0.03472, 1, 0, 0, 0],
  [-0.030383, 0, 1, 1, 0],
  [0.015327, 2, 0, 0, -2],
  [-0.012528, 0, 0, 1, 2],
  [0.01098, 0, 0, 1, -2],
]

/** Longitude of the moon, tropical (Meeus, chapter 47, shortened). */
export function moonLongitude(at: number): number {
  const t = (at - J2000) / 36_525
  const mean = 218.3164477 + 481_267.88123421 * t
  const elongation = 297.8501921 + 445_267.1114034 * t
  const sun = 357.5291092 + 35_999.0502909 * t
  const moon = 134.9633964 + 477_198.8675055 * t
  const latitude = 93.272095 + 483_202.0175233 * t
  return turn(
    MOON_TERMS.reduce(
      (sum, [k, d, s, m, f]) => sum + k * sine(d * elongation + s * sun + m * moon + f * latitude),
      mean,
    ),
  )
}

/** How far the moon is ahead of the sun, 0 (new moon) to 360. */
export function moonAge(at: number): number {
  return turn(moonLongitude(at) - sunLongitude(at))
}

/** Longitude against the stars, as Indian calendars count (Lahiri's difference). */
export function sidereal(longitude: number, at: number): number {
  return turn(longitude - 23.853 - ((at - J2000) / 365.25) * 0.01397)
}

/** The moment of the new moon nearest to a moment. */
export function newMoonNear(at: number): number {
  let time = at
  for (let i = 0; i < 6; i++) {
    const age = moonAge(time)
    time -= (age > 180 ? age - 360 : age) / 12.19
  }
  return time
}
