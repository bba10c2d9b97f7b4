// The files of a provider who uses the newer parts of the model, beside those of the sample.

/** What is added to the sample, by file. */
export const newerFiles: Readonly<Record<string, string>> = {
  'theme.yaml': `brand: "#1c5d8f"
accent: "#a35a00"
ground: warm
typeface: figtree
headings: grotesk
corners: slight
density: normal
header: line
covers: waves
`,
  'places.yaml': `places:
  - id: sohar
    name: Harbour Institute, Sohar
    address: { street: Port Road 5, locality: Sohar, postalCode: "311", country: Oman, countryCode: OM }
    geo: { latitude: 24.3643, longitude: 56.7468 }
    mapUrl: https://www.example.com/maps/sohar
    phone: "+968 2600 0101"
    email: sohar@example.com
    note: Parking behind the building
  - id: nizwa
    name: Date Palm Rooms, Nizwa
    address:
      street: Souq Street 12
      locality: Nizwa
      country: Oman
      countryCode: OM
`,
  'news/2025-10-02-second-room.yaml': `title: A second training room in Sohar
date: "2025-10-02"
author: Registrar’s office
summary: From November, courses in Sohar have a room with sixteen desks and a window on the port.
picture: { file: media/gallery/harbour.jpg, alt: Cranes and ships in the port }
text: |
  The room is on the second floor of the Harbour Institute.

  ## What changes

  Groups of up to sixteen meet there on weekdays.
courses: [capm]
`,
  'pages/news.yaml': `template: news
title: News from the training centre
intro: What is new in our rooms and courses.
empty: { title: Nothing yet, text: The first item comes soon. }
`,
  'pages/careers.yaml': `template: sections
title: Teach with us
intro: How practitioners become trainers here.
sections:
  - type: hero
    badge: Teaching
    links:
      - { label: Open positions, to: "#positions" }
  - type: text
    title: Why teach
    text: |
      Practitioners who teach learn their own trade a second time.

      | Day | Topic |
      |---|---|
      | 1 | Planning |
  - type: cards
    id: positions
    title: Open positions
    items:
      - icon: award
        title: Planning trainer
        text: Two evenings a week.
        to: /contact
      - icon: book
        title: Quality trainer
        text: One Friday a month.
  - type: questions
    title: What applicants ask
    questions:
      - question: Do I need a licence?
        answer: No, but you need ten years of practice.
  - type: steps
    title: How it works
    items:
      - title: Write to us
        text: A short letter is enough.
      - title: Teach a trial hour
        text: We listen, and talk about it afterwards.
  - type: courses
    title: Where trainers are needed
    courses: [capm, bim]
    most: 3
  - type: gallery
    title: Our rooms
    pictures:
      - { file: media/gallery/classroom.jpg, alt: A classroom with twelve desks, caption: The large room }
  - type: video
    title: A lesson
    video:
      url: https://www.youtube.com/watch?v=aZbYcXdWeVf
      title: Ten minutes of a planning lesson
      minutes: 10
      uploadDate: "2025-09-15"
  - type: form
    title: Write to us
    form: contact
`,
};

/** What is changed in files of the sample: each text for the one after it. */
export const newerChanges: Readonly<Record<string, readonly (readonly [from: string | RegExp, to: string])[]>> = {
  'courses/power-bi.yaml': [
    [
      'price: 300\n',
      `code: BI-101
minimum: 6
bookBy: 14
validFor: { years: 3 }
leadsTo: [advanced-power-bi]
accreditations:
  - name: Board of Example Training
    url: https://www.example.com/register
price:
  options:
    - name: Early registration
      amount: 270
      until: "2026-01-31"
    - name: Standard
      amount: 300
    - name: Monthly
      amount: 160
      per: month
      instalments: 2
  extras:
    - name: Course book
      amount: 12
      note: yours to keep
`,
    ],
  ],
  'schedule.yaml': [
    [
      /^sessions:\n/m,
      `sessions:
  - id: bim-sohar-2026-01
    course: bim
    place: sohar
    type: In-person
    hours: 12
    hoursNote: The short edition of two days
    seats: 12
    seatsLeft: 4
    availability: Limited
    meetings:
      - { date: "2026-01-11", from: "09:00", to: "16:00" }
      - { date: "2026-01-18", from: "09:00", to: "16:00", place: nizwa }
  - id: cad-2026-02
    course: cad
    month: "2026-05"
    type: Online
  - id: capm-2026-03
    course: capm
    startDate: "2026-03-01"
    endDate: "2026-03-05"
    days: [Sunday, Monday, Tuesday, Wednesday, Thursday]
    from: "08:30"
    to: "16:30"
    location: Muscat
    type: In-person
`,
    ],
  ],
  'site.yaml': [
    [
      /^header:\n/m,
      `whatsapp: "+968 9000 0101"
tax: { included: false, note: plus 5 % VAT }
announcement:
  text: Registration for January is open.
  link: { label: See the dates, to: /schedule }
  from: "2025-10-01"
  until: "2026-01-15"
analytics:
  service: google
  id: G-AB12CD34EF
  consent: required
  privacy: { label: Privacy, to: /careers }
header:
`,
    ],
    [
      '    - { label: Contact, to: /contact }\n  footer:',
      `    - label: More
      items:
        - { label: News, to: /news }
        - { label: Teach with us, to: /careers }
    - { label: Contact, to: /contact }
  footer:`,
    ],
    [
      /^ranges:\n/m,
      `hsts: { maxAge: 31536000 }
ranges:
`,
    ],
  ],
  'forms.yaml': [
    [
      /^copies:\n/m,
      `consent:
  name: privacy
  label: I have read how you use my data.
fields:
  contact:
    - name
    - email
    - name: employer
      label: Employer
      type: text
    - name: size
      label: Number of participants
      type: number
      min: 1
      max: 40
    - name: place
      label: Where
      type: select
      choices: [Muscat, Sohar]
    - message
copies:
`,
    ],
  ],
  'redirects.yaml': [['redirects:\n', 'redirects:\n  - from: /jobs\n    to: /careers\n']],
  'trainers/dalia-sabry.yaml': [
    ['credentials:\n', 'links:\n  - { label: Profile, url: https://www.example.com/dalia }\ncredentials:\n'],
  ],
  'addresses.yaml': [
    ['published:\n', 'published:\n  - /careers\n  - /jobs\n  - /news\n  - /news/2025-10-02-second-room\n'],
    ['files:\n', 'files:\n  places.yaml: 19\n'],
  ],
};

/** Returns all files of that provider that differ from the sample's; `textOf` reads those. */
export const newerContent = (textOf: (file: string) => string): Readonly<Record<string, string>> => ({
  ...newerFiles,
  ...Object.fromEntries(
    Object.entries(newerChanges).map(([file, changes]) => [
      file,
      changes.reduce((text, [from, to]) => {
        const after = text.replace(from, () => to);
        if (after === text) throw new Error(`${file} has no ${String(from)}.`);
        return after;
      }, textOf(file)),
    ]),
  ),
});
