// How long a model may take where the settings do not say.
import type { ModelPatience } from '../config-model.ts'

export const usualPatience: ModelPatience = { mailMs: 100_000, screenMs: 30_000, busyMs: 3_600_000 }
