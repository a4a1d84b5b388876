// Accounts in the client: the ways in, the links that were mailed, and the pages to be read before.
import type { ClientFeature } from '../../client.ts'

const emailAuth = async () => (await import('./email-auth-page.tsx')).EmailAuthPage

export const accounts: ClientFeature = {
  routes: {
    open: [
      { pattern: '/terms', title: 'Terms', page: async () => (await import('./terms-page.tsx')).TermsPage },
      {
        pattern: '/privacy',
        title: 'Privacy',
        page: async () => (await import('./privacy-page.tsx')).PrivacyPage,
      },
      {
        pattern: '/forgot-password',
        title: 'Forgot your password?',
        page: async () => (await import('./forgot-password-page.tsx')).ForgotPasswordPage,
      },
      {
        pattern: '/reset-password',
        title: 'Choose a new password',
        page: async () => (await import('./reset-password-page.tsx')).ResetPasswordPage,
      },
      {
        pattern: '/confirm/:token',
        title: 'Your link',
        page: async () => (await import('./confirm-page.tsx')).ConfirmPage,
      },
    ],
    signedOut: [
      { pattern: '/auth/email', title: 'Sign in', page: emailAuth },
      { pattern: '/email-auth', title: 'Sign in', page: emailAuth },
    ],
  },
}
