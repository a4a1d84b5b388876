// A trained judge as it stands in the sources, and as it is used.
import type { LinearModel } from './linear.ts'
import type { Trees } from './trees.ts'

export interface Judge {
  linear: LinearModel
  trees: Trees
  /** Of the curve that makes a probability of a score. */
  slope: number
  shift: number
}

/** Arrays are in base64: bytes, floats of four bytes, numbers of two. */
export interface Packed {
  weights: string
  scale: number
  bias: number
  figures: string
  bounds: string
  next: string
  roots: string
  base: number
  slope: number
  shift: number
}

const unpacked = new Map<string, Judge>()

/** Once for each judge. */
export function unpack(packed: Packed): Judge {
  const known = unpacked.get(packed.bounds)
  if (known) return known
  const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'base64')).buffer
  const judge: Judge = {
    linear: { weights: new Int8Array(bytes(packed.weights)), scale: packed.scale, bias: packed.bias },
    trees: {
      figures: new Int8Array(bytes(packed.figures)),
      bounds: new Float32Array(bytes(packed.bounds)),
      next: new Uint16Array(bytes(packed.next)),
      roots: new Uint16Array(bytes(packed.roots)),
      base: packed.base,
    },
    slope: packed.slope,
    shift: packed.shift,
  }
  unpacked.set(packed.bounds, judge)
  return judge
}

/** Of what is given 0.8, four of five are right. */
export const probability = (score: number, { slope, shift }: Judge): number =>
  1 / (1 + Math.exp(-(slope * score + shift)))
