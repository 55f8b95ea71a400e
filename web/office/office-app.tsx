import { useMemo } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { useCookieLanguage } from '../client/use-cookie-language.ts'
import { LanguageContext } from '../words/use-words.ts'
import { ChooseLanguage } from './kit/language-button.tsx'
import { routes } from './routes.tsx'

/** The office as a single page; its address is its state. */
export function OfficeApp() {
  const [language, choose] = useCookieLanguage()
  const router = useMemo(() => createBrowserRouter(routes, { basename: '/office' }), [])
  return (
    <LanguageContext value={language}>
      <ChooseLanguage value={choose}>
        <RouterProvider router={router} />
      </ChooseLanguage>
    </LanguageContext>
  )
}
