// What Tula's page shows of her own.
import type { ClientFeature } from '../../client.ts'

export const tula: ClientFeature = {
  agents: [
    {
      type: 'tula',
      screens: async () => (await import('./tula-screens.ts')).tulaScreens,
      // TULA-11
      signedOutWords: 'Please log in to access Tula',
    },
  ],
}
