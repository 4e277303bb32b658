/** Lists states, the District of Columbia, territories, freely associated states and military posts. */
export const STATE_CODES = [
  ..."AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND".split(
    " ",
  ),
  ..."OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC AS FM GU MH MP PW PR VI AA AE AP".split(" "),
];
