import '../ui/other-letters.css'
import '../ui/tokens.css'
import '../ui/base.css'
import '../ui/opening.css'
import { createRoot } from 'react-dom/client'
import { OfficeApp } from './office-app.tsx'

createRoot(document.querySelector('#app')!).render(<OfficeApp />)
