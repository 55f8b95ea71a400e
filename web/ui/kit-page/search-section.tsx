import { useState } from 'react'
import { SearchBox } from '../search-box.tsx'
import { KitSection } from './kit-section.tsx'

const goods = [
  { id: '1', label: 'Avota ūdens “Sila Avots”, 18,9 l', detail: '7,90 €' },
  { id: '2', label: 'Mīksts dzeramais ūdens “Baltā Lāse”, 18,9 l', detail: '7,40 €' },
  { id: '3', label: 'Elektriskais ūdens pumpis ar USB uzlādi', detail: '19,90 €' },
]

export function SearchSection() {
  const [text, setText] = useState('')
  const [scope, setScope] = useState('')
  const [result, setResult] = useState('Ierakstiet “ūdens”.')
  return (
    <KitSection title="Meklēšana">
      <SearchBox
        action="#meklet"
        names={{ text: 'term', scope: 'category' }}
        text={text}
        onText={setText}
        scopes={[
          { value: '', label: 'Visas preces' },
          { value: '1', label: 'Ūdens' },
          { value: '2', label: 'Bio pārtika' },
        ]}
        scope={scope}
        onScope={setScope}
        suggestions={goods.filter((good) => good.label.toLowerCase().includes(text.toLowerCase()))}
        onPick={(good) => setResult(`Izvēlēts: ${good.label}`)}
        onSearch={(typed) => setResult(`Meklējam: ${typed}`)}
        words={{
          form: 'Preču meklēšana',
          text: 'Meklēt preces',
          placeholder: 'Ko Jūs meklējat?',
          scope: 'Kur meklēt',
          search: 'Meklēt',
          found: (n) => `Ieteikumi: ${n}`,
        }}
      />
      <p className="small quiet">{result}</p>
    </KitSection>
  )
}
