/** One field of each kind. */
export const sampleFields = [
  {
    legend: 'Fields',
    fields: [
      { name: 'name', label: 'Name', kind: 'text', required: true, half: true },
      { name: 'email', label: 'E-mail', kind: 'email', half: true, hint: 'For the answer only.' },
      {
        name: 'size',
        label: 'Size',
        kind: 'select',
        options: [
          { value: 's', label: 'Small' },
          { value: 'l', label: 'Large' },
        ],
      },
      { name: 'text', label: 'Text', kind: 'textarea', rows: 4 },
    ],
  },
] as const;
