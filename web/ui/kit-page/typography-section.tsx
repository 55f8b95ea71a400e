import { KitSection } from './kit-section.tsx'

export function TypographySection() {
  return (
    <KitSection title="Burti">
      <div className="kit__grid">
        <div>
          <p className="kit__t48">Ūdens, 48</p>
          <p className="kit__t36">Lapas virsraksts, 36</p>
          <p className="kit__t28">Sadaļa platā ekrānā, 28</p>
          <p className="kit__t22">Sadaļa un cena, 22</p>
          <p className="kit__t18">Starpvirsraksts, 18</p>
        </div>
        <div>
          <p>
            Pamatteksts 16. Ķekava, Ģertrūdes iela, Ļaudona, Ņega, šķūnis, žāvēti āboli, čiekurs,
            ēna, īve, ūdens. <a href="#saite">Saite tekstā</a>
          </p>
          <p className="small">Palīgteksts 14. Zemākā cena pēdējo 30 dienu laikā: 7,90 €</p>
          <p className="tiny">Sīkais teksts 13. 0,42 €/l</p>
          <p className="num strong">
            1118,90 €<br />
            8848,05 €
          </p>
        </div>
      </div>
    </KitSection>
  )
}
